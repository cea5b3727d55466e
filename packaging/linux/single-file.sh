#!/bin/sh
# Surveyapp @VERSION@ in one file, for Linux. What stands behind the last line is an archive (tar, xz).
#
#   ./surveyapp.run [COMMAND …]      runs the program, unpacked once into the cache of this user
#   ./surveyapp.run --unpack FOLDER  unpacks it into FOLDER/surveyapp, as for a read-only medium
#   ./surveyapp.run --install        puts it into ~/.local, with menu entries and file types
#   ./surveyapp.run --remove         takes that away again; projects and surveys stay
#
# Needs sh, tar, xz and sha256sum; no Python, no administrator and no network.
set -eu
expected=@SHA256@
archive_at=@LINES@

fail() {
  echo "error: $1" >&2
  exit 2
}

archive() {
  tail -n +"$archive_at" "$0"
}

unpack_to() {
  for tool in tar xz sha256sum; do
    command -v "$tool" >/dev/null || fail "$tool is not installed (on Debian: apt-get install tar xz-utils coreutils)."
  done
  [ "$(archive | sha256sum | cut -d ' ' -f 1)" = "$expected" ] || fail "$0 is damaged: its SHA-256 is not the one it was made with. Copy it again."
  mkdir -p "$1" || fail "$1 cannot be made."
  archive | xz -dc | tar -x -C "$1" || fail "it could not be unpacked into $1. Is the disk full?"
}

# Unpacked beside, then renamed: a half-unpacked program is never started.
unpack_once() {
  [ -x "$1/surveyapp/surveyapp" ] && return
  parent=$(dirname "$1")
  mkdir -p "$parent" || fail "$parent cannot be made. Give another place with XDG_CACHE_HOME, or use --unpack FOLDER."
  beside=$(mktemp -d "$parent/.unpacking.XXXXXX")
  trap 'rm -rf "$beside"' EXIT
  unpack_to "$beside"
  mv -T "$beside" "$1" 2>/dev/null || [ -x "$1/surveyapp/surveyapp" ] || fail "it could not be put to $1."
  trap - EXIT
}

refresh_desktop() {
  for step in "update-mime-database $share/mime" "update-desktop-database $share/applications" "gtk-update-icon-cache -q -t $share/icons/hicolor"; do
    if command -v "${step%% *}" >/dev/null; then $step 2>/dev/null || true; fi
  done
}

install_here() {
  remove_here
  unpack_to "$program"
  mkdir -p "$share" "$HOME/.local/bin"
  cp -R "$program/share/." "$share/"
  for entry in surveyapp surveyapp-kiosk; do
    sed "s|^Exec=surveyapp|Exec=\"$program/surveyapp/surveyapp\"|" \
      "$program/share/applications/$entry.desktop" >"$share/applications/$entry.desktop"
  done
  ln -sfn "$program/surveyapp/surveyapp" "$HOME/.local/bin/surveyapp"
  refresh_desktop
  echo "installed: $program, with the command $HOME/.local/bin/surveyapp"
}

remove_here() {
  [ -d "$program/share" ] || return 0
  (cd "$program/share" && find . -type f) | while IFS= read -r name; do rm -f "$share/$name"; done
  rm -f "$HOME/.local/bin/surveyapp"
  rm -rf "$program"
  refresh_desktop
}

share=${XDG_DATA_HOME:-${HOME:-}/.local/share}
program=${HOME:-}/.local/lib/surveyapp
case ${1:-} in
  --unpack)
    [ $# -eq 2 ] || fail "say where: --unpack FOLDER."
    unpack_to "$2"
    echo "unpacked: $2/surveyapp/surveyapp"
    exit 0
    ;;
  --install | --remove)
    [ -n "${HOME:-}" ] || fail "HOME is not set: there is no place of your own to install to."
    if [ "$1" = --install ]; then install_here; else remove_here; fi
    exit 0
    ;;
esac

cache=${XDG_CACHE_HOME:-${HOME:-/nonexistent}/.cache}
unpack_once "$cache/surveyapp/$expected"
exec "$cache/surveyapp/$expected/surveyapp/surveyapp" "$@"
