#!/bin/sh
# Installs the newest Node 24 LTS with its npm from nodejs.org into a folder, by default /usr/local, after checking its
# checksum. Needs curl and xz. NODE_DIST names a mirror of https://nodejs.org/dist.
set -eu

target=${1:-/usr/local}
source=${NODE_DIST:-https://nodejs.org/dist}/latest-v24.x
case $(uname -m) in
  x86_64) machine=x64 ;;
  aarch64) machine=arm64 ;;
  *) echo "nodejs.org has no Node 24 for $(uname -m)." >&2 && exit 1 ;;
esac

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
curl -fsSL --output "$folder/all" "$source/SHASUMS256.txt"
grep -- "-linux-$machine.tar.xz\$" "$folder/all" >"$folder/checksum"
archive=$(cut -d ' ' -f 3 "$folder/checksum")
curl -fsSL --output "$folder/$archive" "$source/$archive"
(cd "$folder" && sha256sum --check --quiet checksum)
# A newer npm must not keep files of the one before.
rm -rf "$target/lib/node_modules/npm"
tar -xJf "$folder/$archive" --directory "$target" --strip-components=1 --no-same-owner
