#!/bin/sh
# Runs one broker on /data that tells its clients to come to ADVERTISED (host:port). The lines of PROPERTIES replace settings.
set -eu
{ cat /server.properties; echo "advertised.listeners=CLIENT://$ADVERTISED"; echo "${PROPERTIES:-}"; } > /tmp/server.properties
kafka() { java -Xmx512m -XX:+UseSerialGC -cp '/kafka/*' "$@"; }
if [ ! -f /data/log/meta.properties ]; then
  kafka kafka.tools.StorageTool format --cluster-id "$(kafka kafka.tools.StorageTool random-uuid)" --config /tmp/server.properties
fi
exec java -Xmx512m -XX:+UseSerialGC -Dorg.slf4j.simpleLogger.defaultLogLevel=warn -Dorg.slf4j.simpleLogger.log.kafka.server.KafkaRaftServer=info -cp '/kafka/*' kafka.Kafka /tmp/server.properties
