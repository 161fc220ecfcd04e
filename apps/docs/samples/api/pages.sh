cursor=
while :; do
  curl --silent --show-error "$BLAZON_URL/v1/projects?limit=2${cursor:+&starting_after=$cursor}" \
    --header "Authorization: Bearer $BLAZON_KEY" > page.json
  node -p "JSON.parse(fs.readFileSync('page.json')).data.map((project) => project.id).join('\n')"
  cursor=$(node -p "JSON.parse(fs.readFileSync('page.json')).next_cursor ?? ''")
  [ -n "$cursor" ] || break
done
