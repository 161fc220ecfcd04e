curl --silent --show-error "$BLAZON_URL/v1/projects/$PROJECT_ID/memory" --header "Authorization: Bearer $BLAZON_KEY" > memory.json
MEMORY_ID=$(node -p "JSON.parse(fs.readFileSync('memory.json')).data[0].id")
curl --silent --show-error "$BLAZON_URL/v1/brands/generate" \
  --header "Authorization: Bearer $BLAZON_KEY" \
  --header 'Content-Type: application/json' \
  --data @- <<JSON | tee refinement.json
{ "project_id": "$PROJECT_ID", "memory_id": "$MEMORY_ID", "prompt": "use a fox" }
JSON
