# body.json: the body, byte for byte.  $SIGNATURE: the header Service-Signature.
expected=$(openssl dgst -sha256 -hmac "$BLAZON_WEBHOOK_SECRET" body.json | sed 's/.*= *//')
[ "$expected" = "$SIGNATURE" ] && echo genuine || { echo refused; exit 1; }
