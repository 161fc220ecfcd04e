PROJECT_ID=$(node -p "JSON.parse(fs.readFileSync('project.json')).id")
curl --silent --show-error "$BLAZON_URL/v1/brands/generate" \
  --header "Authorization: Bearer $BLAZON_KEY" \
  --header 'Content-Type: application/json' \
  --data @- <<JSON | tee job.json
{ "project_id": "$PROJECT_ID", "prompt": "a calm coffee roastery called Driftwood, deep greens" }
JSON
