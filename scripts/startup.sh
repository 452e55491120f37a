# The command `scripts/arena startup`. Part of scripts/arena, which has the variables and functions that are not here.
# shellcheck shell=bash disable=SC2154

startup_usage() {
  cat <<'END'
usage: scripts/arena startup [OPTION…]

Measures how long the server takes, packed as for the image, from its start to its first answer: with and without its AOT
cache, with and without a database.

  --flavour F     standard, tuned or engine; may be repeated (default: all of them)
  --starts N      starts of each kind (default: 10)
  --no-build      measure what an earlier run has packed in target/image
END
}

startup() {
  local flavours=() flavour starts=10 pack=1 folders=()
  while (($# > 0)); do
    case $1 in
      --flavour | --starts)
        (($# > 1)) || fail "$1 needs a value"
        if [[ $1 == --starts ]]; then starts=$2; else flavours+=("$2"); fi
        shift 2
        ;;
      --no-build) pack=0 && shift ;;
      -h | --help)
        startup_usage
        exit
        ;;
      *) fail "no option $1 (see --help)" ;;
    esac
  done
  # Before minutes of building.
  [[ $starts =~ ^[1-9][0-9]{0,3}$ ]] || fail "--starts: $starts (expected: 1 to 9999)"
  ((${#flavours[@]})) || flavours=(standard tuned engine)
  for flavour in "${flavours[@]}"; do
    [[ -e $root/app/jvm/$flavour.options ]] || fail "--flavour: $flavour (expected: standard, tuned or engine)"
  done
  for flavour in "${flavours[@]}"; do
    ((pack == 0)) || build_without_engine "$root" "$flavour"
    [[ -e $root/target/image/$flavour/arena.aot ]] || fail "there is no $root/target/image/$flavour: leave out --no-build"
    folders+=("$root/target/image/$flavour")
  done
  find_jdk
  build gatling profiles gatling/client
  build app profiles
  find_local_stack
  # The local stack gives it data, certificate and database, as it does to the server.
  printf '%s\n' "$JAVA_HOME/bin/java" -XX:+UseSerialGC -cp "$root/gatling/target/quick/arena-gatling.jar:$root/gatling/target/quick/lib/*" \
    arena.load.StartupMain --starts "$starts" --log "$root/target/startup.log" "${folders[@]}" >"$root/target/startup-command"
  exec "${local_stack[@]}" --home "$root/.arena-bench" --port 0 --server-command "$root/target/startup-command"
}
