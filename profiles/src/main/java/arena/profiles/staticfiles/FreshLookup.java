package arena.profiles.staticfiles;

import arena.profiles.http.AcceptEncoding;

/** Remembers nothing: asks the disk for the file and its siblings with every request. Immutable. */
record FreshLookup(Folder folder) implements Lookup {

    @Override
    public Representation find(String name, AcceptEncoding accepted) {
        return Lookup.choose(folder.resolve(name), accepted);
    }
}
