#!/bin/bash
# The replica of compose.yaml: copies the primary the first time, and follows it from then on.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  pg_basebackup --dbname "$PRIMARY_URL" --pgdata "$PGDATA" --write-recovery-conf --wal-method stream --checkpoint fast
fi
chmod 0700 "$PGDATA"
exec postgres "$@"
