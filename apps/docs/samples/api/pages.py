import json
import os
import ssl
import urllib.request


def pages(path):
    trusted = ssl.create_default_context(cafile=os.environ.get("CURL_CA_BUNDLE"))
    cursor = None
    while True:
        query = "?limit=100" + (f"&starting_after={cursor}" if cursor else "")
        request = urllib.request.Request(
            os.environ["BLAZON_URL"] + path + query,
            headers={"Authorization": "Bearer " + os.environ["BLAZON_KEY"]},
        )
        with urllib.request.urlopen(request, context=trusted) as answer:
            page = json.load(answer)
        yield from page["data"]
        cursor = page["next_cursor"]
        if not page["has_more"]:
            return


for project in pages("/v1/projects"):
    print(project["id"])
