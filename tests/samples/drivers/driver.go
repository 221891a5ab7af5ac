package main

import (
	"encoding/hex"
	"fmt"
	"net/http"
	"os"
	"strconv"
)

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
			header := http.Header{"X-Request-Id": {take()}, "X-Timestamp": {take()}, "X-Signature": {take()}}
			if verifyResponse(status, header, take()) == nil {
				fmt.Println("genuine")
			} else {
				fmt.Println("forged")
			}
		}
	}
}
