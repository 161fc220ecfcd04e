key=$(uuidgen 2>/dev/null || cat /proc/sys/kernel/random/uuid)
for attempt in 1 2; do
  curl --silent --show-error --include "$BLAZON_URL/v1/projects" \
    --header "Authorization: Bearer $BLAZON_KEY" \
    --header 'Content-Type: application/json' \
    --header "Idempotency-Key: $key" \
    --data '{"name": "Once only"}'
done
