#!/bin/sh
# Puts Sobremesa into the menu of programs, pointing at this folder; `add-to-menu.sh --remove` takes it out again.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
menu=${XDG_DATA_HOME:-$HOME/.local/share}/applications
if [ "${1:-}" = "--remove" ]; then
    rm -f "$menu/sobremesa.desktop"
    echo "Sobremesa is no longer in the menu."
    exit 0
fi
mkdir -p "$menu"
grep -v -e '^Exec=' -e '^Icon=' "$here/sobremesa.desktop" > "$menu/sobremesa.desktop"
printf 'Exec="%s/sobremesa"\nIcon=%s/sobremesa.png\n' "$here" "$here" >> "$menu/sobremesa.desktop"
echo "Sobremesa is in the menu now. If this folder moves, run this again."
