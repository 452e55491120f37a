# The command `scripts/arena image`. Part of scripts/arena, which has the variables and functions that are not here.
# shellcheck shell=bash disable=SC2154

image_usage() {
  cat <<'END'
usage: scripts/arena image [OPTION…] [-- VALIDATE OPTION…]

Builds the container image of the server.

  --flavour F     standard, tuned or engine (default: engine)
  --local         the one that carries sample data and a certificate, to look at
  --folder DIR    build that folder, such as one written by "submit", instead of this project
  --tag NAME      name of the image (default: vertx-arena, vertx-arena:local)
  --check         then run it as the arena does, and validate it; options after -- are for validate
  --engine E      docker, podman, or none (default: the first of them that works here)

Without an engine the steps of the Dockerfile are done in target/image, with the JDK and Maven of this machine.
END
}

image() {
  local flavour='' folder=$root tag='' engine='' local_data=0 check=0
  while (($# > 0)); do
    case $1 in
      --flavour | --folder | --tag | --engine)
        (($# > 1)) || fail "$1 needs a value"
        case $1 in
          --flavour) flavour=$2 ;;
          --folder) folder=$(cd "$2" 2>/dev/null && pwd) || fail "--folder: there is no folder $2" ;;
          --tag) tag=$2 ;;
          --engine) engine=$2 ;;
        esac
        shift 2
        ;;
      --local) local_data=1 && shift ;;
      --check) check=1 && shift ;;
      --) shift && break ;;
      -h | --help)
        image_usage
        exit
        ;;
      *) fail "no option $1 (see --help)" ;;
    esac
  done
  [[ -e $folder/Dockerfile ]] || fail "there is no Dockerfile in $folder"
  : "${flavour:=$(sed -n 's/^ARG FLAVOUR=//p' "$folder/Dockerfile")}"
  [[ -e $folder/app/jvm/$flavour.options ]] || fail "--flavour: $flavour ($folder is made for: $(flavours_of "$folder"))"
  find_engine "$engine"
  if [[ $engine == none ]]; then
    ((local_data == 0)) || fail "--local needs a container engine"
    build_without_engine "$folder" "$flavour"
  else
    : "${tag:=vertx-arena$([[ $local_data == 0 ]] || echo :local)}"
    build_image "$engine" "$folder" "$flavour" "$tag" "$local_data"
  fi
  if ((check)); then
    check_image "$engine" "$tag" "$flavour" "$local_data" "$@"
  fi
}

# The flavours that a folder can be built in, in a line.
flavours_of() {
  local file names=()
  for file in "$1"/app/jvm/*.options; do
    file=${file##*/}
    names+=("${file%.options}")
  done
  echo "${names[*]}"
}

# Sets the caller's variable `engine`, to the wanted one or to the first that works.
find_engine() {
  local wanted=$1 candidate
  case $wanted in
    none) return ;;
    docker | podman)
      engine_works "$wanted" || fail "$wanted does not work here: $("$wanted" info 2>&1 | tail -n 1)"
      return
      ;;
    '') ;;
    *) fail "--engine: $wanted (expected: docker, podman or none)" ;;
  esac
  for candidate in docker podman; do
    if engine_works "$candidate"; then
      engine=$candidate
      return
    fi
  done
  engine=none
  echo "arena: neither docker nor podman works here, so the steps of the Dockerfile are done without a container" >&2
}

engine_works() {
  command -v "$1" >/dev/null && "$1" info >/dev/null 2>&1
}

build_image() {
  local engine=$1 folder=$2 flavour=$3 tag=$4 local_data=$5
  local options=(--build-arg "FLAVOUR=$flavour" -t "$tag")
  if ((local_data)); then
    options+=(--target local)
  fi
  if [[ $engine == podman ]]; then
    options+=(--format docker) # the other format has no HEALTHCHECK
  fi
  "$engine" build "${options[@]}" "$folder"
  echo "arena: image $tag, flavour $flavour: $(($("$engine" image inspect -f '{{.Size}}' "$tag") / 1000000)) MB"
}

# What the Dockerfile does, in target/image/FLAVOUR, with an entry's folder: if it is to be the project, with its export.
build_without_engine() {
  local folder=$1 flavour=$2 work=$root/target/image/$2
  rm -rf "$work"
  mkdir -p "$work"
  if [[ $folder == "$root" ]]; then
    (submission SubmitMain "$work/export" --flavour "$flavour")
    folder=$(echo "$work"/export/frameworks/*)
  fi
  find_jdk
  find_maven
  cp -r "$folder" "$work/build"
  (cd "$work/build" && maven -q -Dquick -Dmaven.test.skip=true -pl app -am package)
  if [[ -d $work/export ]]; then
    compare_classes "$work/build"
  fi
  mv "$work"/build/app/target/quick/{arena-app.jar,lib,native} "$work/"
  cp "$folder/app/jvm/$flavour.options" "$work/jvm.options"
  PATH=$JAVA_HOME/bin:$PATH "$folder/app/train" "$work"
  local megabytes
  megabytes=$(du -smc "$work"/{arena-app.jar,arena.aot,lib,native} | tail -n 1 | cut -f 1)
  echo "arena: $work, flavour $flavour: $megabytes MB, to which an image adds a base"
  ((megabytes <= 200)) || fail "that is more than the 200 MB that it may have"
}

# The folder to submit has to give, on its own, the classes that the project gives; all but those that no server needs.
compare_classes() {
  local folder=$1 module difference
  build app profiles
  for module in app profiles; do
    difference=$(diff -rq "$root/$module/target/quick/classes" "$folder/$module/target/quick/classes" |
      grep -vE "^Only in $root/.*: (local|check|wire)\$" || true)
    [[ -z $difference ]] || fail "the exported folder gives another server than the project: $difference"
  done
  echo "arena: built alone, the exported folder gives the same classes as the project"
}

# Judges the image as a server that the local stack starts, with its database beside it.
check_image() {
  local engine=$1 tag=$2 flavour=$3 local_data=$4 command=$root/target/image-command
  shift 4
  find_jdk
  mkdir -p "$root/target"
  if ((local_data)); then
    check_local_image "$engine" "$tag"
    return
  fi
  if [[ $engine == none ]]; then
    local work=$root/target/image/$flavour
    printf '%s\n' env "ARENA_FLAVOUR=$flavour" "$JAVA_HOME/bin/java" "-XX:AOTCache=$work/arena.aot" "-Djava.library.path=$work/native" \
      "@$work/jvm.options" -jar "$work/arena-app.jar" >"$command"
  else
    printf '%s\n' "$root/scripts/container" "$engine" "$tag" >"$command"
  fi
  server_program=(--server-command "$command")
  validate "$@"
}

# Asks the image that carries its own data for some of them.
check_local_image() {
  local engine=$1 tag=$2 container
  container=$("$engine" run -d --rm --network host -e ARENA_PORT=0 -e ARENA_PORT_H2C=0 -e ARENA_PORT_TLS=0 \
    -e ARENA_PORT_H2=0 "$tag")
  # shellcheck disable=SC2064 # the container of now
  trap "'$engine' stop '$container' >/dev/null" EXIT
  local port='' attempt
  for attempt in {1..100}; do
    port=$("$engine" logs "$container" 2>&1 | sed -n 's/.* http: .*:\([0-9]*\)$/\1/p')
    [[ -n $port ]] && break
    sleep 0.1
  done
  [[ -n $port ]] || fail "$tag did not start within $attempt attempts"
  local target
  for target in json/3?m=2 static/reset.css; do
    curl -fsS -o /dev/null "http://localhost:$port/$target" || fail "$tag: no good answer to /$target"
  done
  echo "arena: $tag serves its own data"
}
