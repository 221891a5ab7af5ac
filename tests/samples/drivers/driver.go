package main

import (
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"strconv"
	"strings"
)

// printLine prints what comes back, or the error.
func printLine(data json.RawMessage, err error) {
	if err != nil {
		fmt.Println(strings.ReplaceAll(err.Error(), "\n", " "))
	} else {
		fmt.Println(string(data))
	}
}

func main() {
	list := os.Args[1:]
	take := func() string {
		first := list[0]
		list = list[1:]
		return first
	}
	for len(list) > 0 {
		switch take() {
		case "sign":
			fmt.Println(signature(take(), take(), take(), take(), take()))
		case "target":
			fmt.Println(targetToSign(take(), take(), take()))
		case "seal":
			header, key, iv, text := take(), must(hex.DecodeString(take())), must(hex.DecodeString(take())), take()
			fmt.Println(seal(header, key, iv, text))
		case "encrypt":
			fmt.Println(encryptField(take()))
		case "decrypt":
			if plaintext, err := decryptField(take()); err == nil {
				fmt.Println(plaintext)
			} else {
				fmt.Println("refused")
			}
		case "verify":
			status := must(strconv.Atoi(take()))
			header := http.Header{"X-Key-Id": {"pk_sig_test_1"}, "X-Request-Id": {take()}, "X-Timestamp": {take()}, "X-Signature": {take()}}
			if verifyResponse(status, header, take()) == nil {
				fmt.Println("genuine")
			} else {
				fmt.Println("forged")
			}
		case "send":
			headers := map[string]string{"Authorization": "Bearer " + os.Getenv("ACCESS_TOKEN"), "Idempotency-Key": "key-of-the-driver"}
			printLine(sendSigned(take(), take(), headers, take()))
		case "query":
			printLine(sendSignedQuery(take(), take(), nil, take()))
		}
	}
}
