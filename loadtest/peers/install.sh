#!/bin/sh
# Installs the servers that `loadtest peers` compares: Nchan as Debian's nginx module, and Socket.IO from npm next to this script.
set -eu
cd "$(dirname "$0")"

if ! [ -e /usr/lib/nginx/modules/ngx_nchan_module.so ]; then
    if [ "$(id -u)" != 0 ]; then
        echo "as root: apt-get install nginx-light libnginx-mod-nchan" >&2
        exit 1
    fi
    # Install the programs only: nginx must not start by itself and take port 80.
    policy=/usr/sbin/policy-rc.d
    if ! [ -e $policy ]; then
        printf '#!/bin/sh\nexit 101\n' > $policy
        chmod +x $policy
        trap 'rm -f $policy' EXIT
    fi
    apt-get install -y --no-install-recommends nginx-light libnginx-mod-nchan
    if command -v systemctl > /dev/null; then systemctl disable nginx > /dev/null 2>&1 || true; fi
fi
command -v taskset > /dev/null || { echo "taskset is missing: apt-get install util-linux" >&2; exit 1; }
npm ci --no-fund --no-audit
