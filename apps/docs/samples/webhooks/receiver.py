import hashlib
import hmac
import json
import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

SECRET = os.environ["BLAZON_WEBHOOK_SECRET"].encode()


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))  # bytes, before any JSON parser
        expected = hmac.new(SECRET, body, hashlib.sha256).hexdigest()
        genuine = hmac.compare_digest(expected, self.headers.get("Service-Signature", ""))
        self.send_response(200 if genuine else 400)
        self.end_headers()
        if genuine:
            event = json.loads(body)
            print(event["type"], event["data"]["job_id"], flush=True)

    def log_message(self, *_):
        pass


ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8000"))), Receiver).serve_forever()
