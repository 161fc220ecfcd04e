package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
)

type event struct {
	ID   string `json:"event_id"`
	Type string `json:"type"`
	Data struct {
		JobID string `json:"job_id"`
	} `json:"data"`
}

func receive(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 1<<20)) // bytes, before any JSON decoder
	signature, notHex := hex.DecodeString(r.Header.Get("Service-Signature"))
	mac := hmac.New(sha256.New, []byte(os.Getenv("BLAZON_WEBHOOK_SECRET")))
	mac.Write(body)
	var e event
	if err != nil || notHex != nil || !hmac.Equal(mac.Sum(nil), signature) || json.Unmarshal(body, &e) != nil {
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	w.WriteHeader(http.StatusOK)
	fmt.Println(e.Type, e.Data.JobID)
}

func main() {
	http.HandleFunc("POST /", receive)
	log.Fatal(http.ListenAndServe("127.0.0.1:"+os.Getenv("PORT"), nil))
}
