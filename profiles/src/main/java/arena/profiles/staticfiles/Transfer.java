package arena.profiles.staticfiles;

/**
 * What the server does with a body below the handlers.
 *
 * @param kernelCopies whether a file can be sent without reading it into the process, over a connection in clear text: epoll
 *     and NIO can, as long as nothing is compressed, io_uring can't
 * @param compresses whether responses are compressed on the fly; not those of static files, whose lengths, ranges and tags
 *     are those of the file, so they are marked as not to be
 */
public record Transfer(boolean kernelCopies, boolean compresses) {}
