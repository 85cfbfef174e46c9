#!/bin/sh
# sudo deploy/try-fresh-root.sh ROOT [USER]: makes a Debian in the folder ROOT that has Node and nothing else, clones this
# repository there and does what an operator does first: install, first operator, a mail, a store, backup, wipe, restore.
# As root, or as USER, which is made there. Needs debootstrap, git, and Node 20 or newer with npm in /usr.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
root=$1
user=${2:-root}

if [ ! -e "$root" ]; then
  debootstrap --variant=minbase bookworm "$root" >/dev/null
  cp /usr/bin/node "$root/usr/bin/"
  mkdir -p "$root/usr/lib/node_modules"
  cp -a /usr/lib/node_modules/npm "$root/usr/lib/node_modules/"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/bin/npm"
fi
cp /etc/resolv.conf "$root/etc/"
# where a proxy of this machine's signs what comes from outside
if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then
  mkdir -p "$root$(dirname "$NODE_EXTRA_CA_CERTS")"
  cp "$NODE_EXTRA_CA_CERTS" "$root$NODE_EXTRA_CA_CERTS"
fi
[ "$user" = root ] || chroot "$root" id "$user" >/dev/null 2>&1 || chroot "$root" useradd --create-home "$user"
home=$(chroot "$root" sh -c "echo ~$user")
rm -rf "${root:?}$home/tillwatch"
git clone -q "file://$here" "$root$home/tillwatch"
chroot "$root" chown -R "$user": "$home/tillwatch"

mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
trap 'umount -l "$root/proc" "$root/dev/shm"' EXIT
# shellcheck disable=SC2016 # the shell in ROOT reads it
node "$here/tools/run.mjs" e2e/try-install.ts chroot --userspec="$user" "$root" \
  env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME="$home" ${NODE_EXTRA_CA_CERTS:+NODE_EXTRA_CA_CERTS="$NODE_EXTRA_CA_CERTS"} \
  sh -c 'cd ~/tillwatch && exec "$@"' sh
