#!/bin/sh
# The image that the Dockerfile begins with, where no registry of images can be reached: Debian's own packages, Node and
# npm from the npm registry (Debian's Node is 18). Takes mmdebstrap, npm and podman, as root.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/trusted"
# What this machine trusts beside Debian's own, such as a company's proxy.
find /usr/local/share/ca-certificates -name '*.crt' -exec cp {} "$folder/trusted" \;

mmdebstrap --quiet --variant=minbase --include=ca-certificates,libstdc++6 \
  --customize-hook="copy-in '$folder/trusted' /usr/local/share/ca-certificates" \
  --customize-hook='chroot "$1" update-ca-certificates >/dev/null' \
  --customize-hook='chroot "$1" useradd --create-home --uid 1000 node' \
  --customize-hook='npm install --global --silent --prefix "$1/usr/local" node@20 npm@10' \
  bookworm "$folder/base.tar"

podman import --quiet \
  --change 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt' \
  "$folder/base.tar" docker.io/library/node:20-bookworm-slim
