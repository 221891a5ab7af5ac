// Signs requests, verifies responses, encrypts fields. Go 1.19 or newer; nothing to install.
package main

import (
	"crypto"
	"crypto/aes"
	"crypto/cipher"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/hex"
	"encoding/pem"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"sort"
	"strconv"
	"strings"
	"time"
)

var (
	accessToken            = environment("ACCESS_TOKEN", "atk_3Fh7Kq9Zr2Vx5Bn8Ty1Wm4Pc6Ld0JgSaEuIoRtYiQwN")
	merchantID             = environment("MERCHANT_ID", "mch_01KF0AP900N5Y4WP04V8T304CJ")
	keyID                  = environment("KEY_ID", "mk_sig_test_1")
	keyFile                = environment("KEY_FILE", "mk_sig_test_1.pem")
	providerKeyID          = environment("PROVIDER_KEY_ID", "pk_enc_test_1")
	providerKeyFile        = environment("PROVIDER_KEY_FILE", "pk_enc_test_1.pub.pem")
	providerSigningKeyFile = environment("PROVIDER_SIGNING_KEY_FILE", "pk_sig_test_1.pub.pem")
)

// environment gives a variable, or a default.
func environment(name, fallback string) string {
	if value := os.Getenv(name); value != "" {
		return value
	}
	return fallback
}

// signHeaders adds the headers that sign a request. The body is exactly the text sent.
func signHeaders(request *http.Request, body string) {
	timestamp, nonce := strconv.FormatInt(time.Now().UnixMilli(), 10), hex.EncodeToString(randomBytes(16))
	request.Header.Set("X-Merchant-Id", merchantID)
	request.Header.Set("X-Key-Id", keyID)
	request.Header.Set("X-Timestamp", timestamp)
	request.Header.Set("X-Nonce", nonce)
	request.Header.Set("X-Signature", signature(request.Method, request.URL.RequestURI(), timestamp, nonce, body))
}

// signedTarget gives the target of a request to the token service with the signature in its query.
func signedTarget(method, target, body string) string {
	timestamp, nonce := strconv.FormatInt(time.Now().UnixMilli(), 10), hex.EncodeToString(randomBytes(16))
	toSign := targetToSign(target, timestamp, nonce)
	return toSign + "&signature=" + url.QueryEscape(signature(method, toSign, timestamp, nonce, body))
}

// targetToSign has its own query parameters and those of the signature, sorted by name.
func targetToSign(target, timestamp, nonce string) string {
	path, query, hasQuery := strings.Cut(target, "?")
	pairs := []string{"merchantId=" + merchantID, "keyId=" + keyID, "timestamp=" + timestamp, "nonce=" + nonce}
	if hasQuery {
		pairs = append(pairs, strings.Split(query, "&")...)
	}
	name := func(pair string) string {
		name, _, _ := strings.Cut(pair, "=")
		return name
	}
	sort.Slice(pairs, func(i, j int) bool { return name(pairs[i]) < name(pairs[j]) })
	return path + "?" + strings.Join(pairs, "&")
}

// uniqueKey is an idempotency key. Keep it: a repetition of the request needs the same one.
func uniqueKey() string {
	return hex.EncodeToString(randomBytes(16))
}

// signature is over six lines, each ended by a line feed.
func signature(method, target, timestamp, nonce, body string) string {
	digest := digestOf(method, target, merchantID, timestamp, nonce, sha256Hex(body))
	key := must(x509.ParsePKCS8PrivateKey(readPEM(keyFile))).(*rsa.PrivateKey)
	return base64.StdEncoding.EncodeToString(must(rsa.SignPKCS1v15(rand.Reader, key, crypto.SHA256, digest)))
}

// verifyResponse fails unless the provider signed the response. The body is exactly the text received.
func verifyResponse(status int, header http.Header, body string) error {
	digest := digestOf(strconv.Itoa(status), header.Get("X-Request-Id"), header.Get("X-Timestamp"), sha256Hex(body))
	signed, err := base64.StdEncoding.DecodeString(header.Get("X-Signature"))
	if err != nil {
		return err
	}
	return rsa.VerifyPKCS1v15(publicKey(providerSigningKeyFile), crypto.SHA256, digest, signed)
}

// encryptField makes a compact JWE (RSA-OAEP-256, A256GCM) of a JSON text for the provider.
func encryptField(json string) string {
	header := base64url([]byte(fmt.Sprintf(`{"alg":"RSA-OAEP-256","enc":"A256GCM","kid":"%s","cty":"json"}`, providerKeyID)))
	contentKey := randomBytes(32)
	wrapped := must(rsa.EncryptOAEP(sha256.New(), rand.Reader, publicKey(providerKeyFile), contentKey, nil))
	return header + "." + base64url(wrapped) + "." + seal(header, contentKey, randomBytes(12), json)
}

// seal gives the last three parts: IV, ciphertext, tag.
func seal(header string, contentKey, iv []byte, text string) string {
	gcm := must(cipher.NewGCM(must(aes.NewCipher(contentKey))))
	sealed := gcm.Seal(nil, iv, []byte(text), []byte(header))
	tag := len(sealed) - gcm.Overhead()
	return base64url(iv) + "." + base64url(sealed[:tag]) + "." + base64url(sealed[tag:])
}

func publicKey(file string) *rsa.PublicKey {
	return must(x509.ParsePKIXPublicKey(readPEM(file))).(*rsa.PublicKey)
}

func readPEM(file string) []byte {
	block, _ := pem.Decode(must(os.ReadFile(file)))
	if block == nil {
		panic("no PEM in " + file)
	}
	return block.Bytes
}

func digestOf(lines ...string) []byte {
	digest := sha256.Sum256([]byte(strings.Join(lines, "\n") + "\n"))
	return digest[:]
}

func sha256Hex(text string) string {
	digest := sha256.Sum256([]byte(text))
	return hex.EncodeToString(digest[:])
}

func base64url(data []byte) string {
	return base64.RawURLEncoding.EncodeToString(data)
}

func randomBytes(count int) []byte {
	bytes := make([]byte, count)
	must(rand.Read(bytes))
	return bytes
}

// must gives the value, or ends the program.
func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}
