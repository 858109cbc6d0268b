#!/bin/sh
# Makes the base image of the Dockerfile where no image registry can be reached, from Debian's packages and from Node and
# npm of nodejs.org. Needs curl, mmdebstrap, podman and xz, as root.
set -eu

install_node=$(cd "$(dirname "$0")/.." && pwd)/install-node.sh
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/trusted"
# Adds certificates that this machine trusts, such as those of a company's proxy.
find /usr/local/share/ca-certificates -name '*.crt' -exec cp {} "$folder/trusted" \;

mmdebstrap --quiet --variant=minbase --include=ca-certificates,libstdc++6 \
  --customize-hook="copy-in '$folder/trusted' /usr/local/share/ca-certificates" \
  --customize-hook='chroot "$1" update-ca-certificates >/dev/null' \
  --customize-hook='chroot "$1" useradd --create-home --uid 1000 node' \
  --customize-hook="'$install_node' \"\$1/usr/local\"" \
  trixie "$folder/base.tar"

podman import --quiet \
  --change 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt' \
  "$folder/base.tar" docker.io/library/node:24-trixie-slim
