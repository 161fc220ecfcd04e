curl --silent --show-error "$BLAZON_URL/v1/projects" \
  --header "Authorization: Bearer $BLAZON_KEY" \
  --header 'Content-Type: application/json' \
  --data '{"name": "Driftwood"}' | tee project.json
