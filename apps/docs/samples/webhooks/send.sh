# Sends your receiver what the service would send, signed with the same secret.
body='{"event_id":"evt_1","type":"generation.failed","created_at":1794714687,"data":{"job_id":"job_1","project_id":"proj_1","error":{"code":"generation_failed","message":"A test."}}}'
signature=$(printf '%s' "$body" | openssl dgst -sha256 -hmac "$BLAZON_WEBHOOK_SECRET" | sed 's/.*= *//')
curl --silent --show-error --fail "$RECEIVER_URL" \
  --header 'Content-Type: application/json' --header "Service-Signature: $signature" --data-binary "$body"
