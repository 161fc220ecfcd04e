#!/bin/sh
# Runs PostgreSQL on /data, with the arguments as further settings. The first start makes a role and a database of that name for each word of
# DATABASES, all with PASSWORD.
set -eu
cluster=/data/cluster
if [ ! -f "$cluster/PG_VERSION" ]; then
  # Built beside its place: a start that is cut off leaves nothing half done.
  rm -rf "$cluster.new"
  umask 077
  printf '%s' "$PASSWORD" > /tmp/password
  initdb --pgdata="$cluster.new" --username=postgres --pwfile=/tmp/password --auth=scram-sha-256 \
    --encoding=UTF8 --locale-provider=builtin --locale=C.UTF-8
  rm /tmp/password
  echo 'host all all all scram-sha-256' >> "$cluster.new/pg_hba.conf"
  for name in $DATABASES; do
    echo "CREATE ROLE $name LOGIN PASSWORD '$PASSWORD'"
    echo "CREATE DATABASE $name OWNER $name"
    echo "REVOKE ALL ON DATABASE $name FROM PUBLIC"
  done | postgres --single -D "$cluster.new" postgres > /dev/null
  mv "$cluster.new" "$cluster"
fi
exec postgres -D "$cluster" -c listen_addresses='*' -c unix_socket_directories= -c max_connections=300 "$@"
