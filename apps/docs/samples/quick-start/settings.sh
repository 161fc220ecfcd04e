# `npm start` writes everything that tools need to .blazon/dev.json.
dev() { node -p "JSON.parse(fs.readFileSync('.blazon/dev.json')).$1"; }
export BLAZON_URL=$(dev sandbox) BLAZON_KEY=$(dev workspace.test_key)
export CURL_CA_BUNDLE=.blazon/ca.pem
