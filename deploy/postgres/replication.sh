#!/bin/bash
# Runs once, in a new primary of compose.yaml: lets the replica of its profile copy and follow it.
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set ON_ERROR_STOP=1 \
  --command "create role replicator with replication login password 'replicator'"
echo 'host replication replicator all scram-sha-256' >>"$PGDATA/pg_hba.conf"
