# The server as an image for linux/amd64, the platform of its native libraries.
#
#   docker build -t vertx-arena .                        takes /data, /certs and DATABASE_URL as the arena gives them
#   docker build -t vertx-arena:local --target local .   carries sample data and a certificate, to look at
#
# An image is of one flavour, for which its JVM is set up and its AOT cache made.
ARG FLAVOUR=engine

FROM maven:3.9.11-eclipse-temurin-25 AS build
WORKDIR /build
COPY pom.xml ./
COPY profiles/pom.xml profiles/
COPY app/pom.xml app/
# A build of nothing fetches libraries and plugins into a layer that only the poms change.
RUN mvn -B -ntp -q -Dquick -Dmaven.test.skip=true -pl app -am package
COPY profiles/src/main profiles/src/main
COPY app/src/main app/src/main
# The local stack stays outside; without its classes the build leaves out its libraries too.
RUN rm -rf app/src/main/java/arena/app/local app/src/main/resources/arena/app/local profiles/src/main/java/arena/profiles/wire \
    && mvn -B -ntp -q -Dquick -Dmaven.test.skip=true -pl app -am package \
    && mkdir -p image/own/lib \
    && mv app/target/quick/lib app/target/quick/native image/ \
    && mv image/lib/arena-*.jar image/own/lib/ \
    && mv app/target/quick/arena-app.jar image/own/

FROM eclipse-temurin:25.0.3_9-jre-noble AS runtime
LABEL org.opencontainers.image.title="Vert.x Arena" \
      org.opencontainers.image.description="HTTP/1.1, HTTP/2, HTTP/3, gRPC and WebSocket server for HttpArena, on Vert.x and Netty" \
      org.opencontainers.image.base.name="eclipse-temurin:25.0.3_9-jre-noble"
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin arena
WORKDIR /opt/arena
COPY --from=build /build/image/lib lib
COPY --from=build /build/image/native native
COPY --from=build /build/image/own ./
ARG FLAVOUR
ENV ARENA_FLAVOUR=$FLAVOUR
COPY app/jvm/$FLAVOUR.options jvm.options
COPY app/train /tmp/train
RUN /tmp/train /opt/arena && rm -rf /tmp/*
USER arena
EXPOSE 8080 8081 8082 8443/tcp 8443/udp 9000
HEALTHCHECK --interval=30s --timeout=2s --start-period=10s \
    CMD curl -fsS -o /dev/null "http://localhost:${ARENA_PORT:-8080}/pipeline"
# No shell in between: signals reach the JVM, and its exit code is the container's.
ENTRYPOINT ["java", "-XX:AOTCache=/opt/arena/arena.aot", "-Djava.library.path=/opt/arena/native", \
    "@/opt/arena/jvm.options", "-jar", "/opt/arena/arena-app.jar"]

FROM build AS samples
COPY app/src/main/java/arena/app/local app/src/main/java/arena/app/local
COPY app/src/main/resources/arena/app/local app/src/main/resources/arena/app/local
COPY profiles/src/main/java/arena/profiles/wire profiles/src/main/java/arena/profiles/wire
RUN mvn -B -ntp -q -Dquick -Dmaven.test.skip=true -pl app -am package \
    && java -cp "app/target/quick/arena-app.jar:app/target/quick/lib/*" arena.app.local.SamplesMain /samples

FROM runtime AS local
COPY --from=samples /samples/data /data
COPY --from=samples /samples/certs /certs

# The last stage is what is built when none is named.
FROM runtime AS server
