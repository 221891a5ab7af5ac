// Signs requests, verifies responses, encrypts and decrypts fields. Go 1.19 or newer; nothing to install.
//
// Set in the environment:
//
//	BASE_URL, TOKEN_BASE_URL            origins of the merchant API and of the token service
//	MERCHANT_ID                         your merchant number
//	KEY_ID, KEY_FILE                    your signing key: its ID, and a PEM file with the private key
//	PROVIDER_SIGNING_KEY_FILE           PEM file with the public key that verifies responses, named after its ID: pk_sig_1.pem;
//	                                    while keys rotate both files, with a comma between them
//	ACCESS_TOKEN                        for requests that have one
//	PROVIDER_KEY_ID, PROVIDER_KEY_FILE  the provider's encryption key, for fields that you encrypt
//	DECRYPTION_KEY_FILE                 PEM file with your private encryption key, for fields that you decrypt
package main

import (
	"crypto"
	"crypto/aes"
	"crypto/cipher"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/tls"
	"crypto/x509"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"encoding/pem"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"sort"
	"strconv"
	"strings"
	"time"
)

// client follows no redirect, which would send token, signature and body to another address. The timeout is for a whole request. It
// speaks HTTP/1.1: over HTTP/2, a GET of newRequest would have a body of no bytes.
var client = http.Client{
	Timeout:       15 * time.Second,
	CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	Transport: &http.Transport{
		Proxy:           http.ProxyFromEnvironment,
		IdleConnTimeout: time.Minute,
		TLSNextProto:    map[string]func(string, *tls.Conn) http.RoundTripper{},
	},
}

// apiError says that the request was refused. After an error of another kind, such as a time-out, HTTP 504 or 401010, what happened to it is unknown.
type apiError struct {
	Code      int
	Name      string `json:"error"`
	Message   string
	RequestID string `json:"requestId"`
	// RetryAfter is the time to wait before a repeat; 0 where the response does not say.
	RetryAfter time.Duration `json:"-"`
}

func (refusal apiError) Error() string {
	return fmt.Sprintf("%d %s: %s (request %s)", refusal.Code, refusal.Name, refusal.Message, refusal.RequestID)
}

// environment gives a variable. It stops the program when that is not set.
func environment(name string) string {
	value := os.Getenv(name)
	if value == "" {
		fmt.Fprintf(os.Stderr, "Set %s in the environment: merchant_signing.go says what it is.\n", name)
		os.Exit(1)
	}
	return value
}

// newIdempotencyKey writes the key down before anything is sent: a repetition needs the same one. Use your database in production.
func newIdempotencyKey() string {
	key := hex.EncodeToString(randomBytes(16))
	file := must(os.OpenFile("idempotency-keys.txt", os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600))
	defer file.Close()
	must(fmt.Fprintf(file, "%s %s\n", time.Now().UTC().Format(time.RFC3339), key))
	return key
}

// sendSigned sends a request to the merchant API, with a signature in its headers. It gives data of the response, once it is verified
// and its code is 0.
func sendSigned(method, target string, headers map[string]string, body string) (json.RawMessage, error) {
	request, err := newRequest(method, environment("BASE_URL")+target, headers, body)
	if err != nil {
		return nil, err
	}
	signHeaders(request, body)
	return send(request)
}

// sendSignedQuery does the same to the token service, with the signature in the query.
func sendSignedQuery(method, target string, headers map[string]string, body string) (json.RawMessage, error) {
	request, err := newRequest(method, environment("TOKEN_BASE_URL")+signedTarget(method, target, body), headers, body)
	if err != nil {
		return nil, err
	}
	return send(request)
}

func newRequest(method, address string, headers map[string]string, body string) (*http.Request, error) {
	request, err := http.NewRequest(method, address, strings.NewReader(body))
	if err != nil {
		return nil, err
	}
	// When a reused connection is cut, the transport repeats a GET, and what has an Idempotency-Key, with the same nonce: unless there
	// is a body, and no way to read it again. A POST without a body has no key.
	request.GetBody = nil
	if body == "" && method != http.MethodPost {
		request.Body = io.NopCloser(strings.NewReader(body))
	}
	if body != "" {
		request.Header.Set("Content-Type", "application/json; charset=utf-8")
	}
	for name, value := range headers {
		request.Header.Set(name, value)
	}
	return request, nil
}

func send(request *http.Request) (json.RawMessage, error) {
	response, err := client.Do(request)
	if err != nil {
		return nil, withoutURL(request, err)
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil {
		return nil, err
	}
	if err := verifyResponse(response.StatusCode, response.Header, string(text)); err != nil {
		return nil, err
	}
	var envelope struct {
		apiError
		Data json.RawMessage
	}
	if err := json.Unmarshal(text, &envelope); err != nil {
		return nil, err
	}
	if envelope.Code != 0 {
		// 503 says that this attempt executed nothing; 500, 502 and 504 do not. 401010: a library or proxy sent the request twice.
		status := response.StatusCode
		if envelope.Code == 401010 || (status >= 500 && status != http.StatusServiceUnavailable) {
			return nil, fmt.Errorf("the outcome is unknown: %s", envelope.apiError)
		}
		seconds, _ := strconv.Atoi(response.Header.Get("Retry-After"))
		envelope.RetryAfter = time.Duration(seconds) * time.Second
		return nil, envelope.apiError
	}
	return envelope.Data, nil
}

// withoutURL leaves the query out of an error of the client, because the signature may be in it.
func withoutURL(request *http.Request, err error) error {
	var failure *url.Error
	if errors.As(err, &failure) {
		err = failure.Err
	}
	return fmt.Errorf("no response to %s %s: %w", request.Method, request.URL.Path, err)
}

// signHeaders adds the headers that sign a request. The body is exactly the text sent.
func signHeaders(request *http.Request, body string) {
	timestamp, nonce := strconv.FormatInt(time.Now().UnixMilli(), 10), hex.EncodeToString(randomBytes(16))
	request.Header.Set("X-Merchant-Id", environment("MERCHANT_ID"))
	request.Header.Set("X-Key-Id", environment("KEY_ID"))
	request.Header.Set("X-Timestamp", timestamp)
	request.Header.Set("X-Nonce", nonce)
	request.Header.Set("X-Signature", signature(request.Method, request.URL.RequestURI(), timestamp, nonce, body))
}

// signedTarget has the signature in its query.
func signedTarget(method, target, body string) string {
	timestamp, nonce := strconv.FormatInt(time.Now().UnixMilli(), 10), hex.EncodeToString(randomBytes(16))
	toSign := targetToSign(target, timestamp, nonce)
	return toSign + "&signature=" + url.QueryEscape(signature(method, toSign, timestamp, nonce, body))
}

// targetToSign has its own query parameters and those of the signature, sorted by name.
func targetToSign(target, timestamp, nonce string) string {
	path, query, hasQuery := strings.Cut(target, "?")
	signer := []string{"merchantId=" + environment("MERCHANT_ID"), "keyId=" + environment("KEY_ID")}
	pairs := append(signer, "timestamp="+timestamp, "nonce="+nonce)
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

// signature is over six lines, each ended by a line feed.
func signature(method, target, timestamp, nonce, body string) string {
	digest := digestOf(method, target, environment("MERCHANT_ID"), timestamp, nonce, sha256Hex(body))
	key := must(x509.ParsePKCS8PrivateKey(readPEM(environment("KEY_FILE")))).(*rsa.PrivateKey)
	return base64.StdEncoding.EncodeToString(must(rsa.SignPKCS1v15(rand.Reader, key, crypto.SHA256, digest)))
}

// verifyResponse fails unless the provider signed the response. The body is exactly the text received. Errors leave it out, because
// logs keep them.
func verifyResponse(status int, header http.Header, body string) error {
	if status >= 300 && status < 400 {
		return fmt.Errorf("redirect (HTTP %d), not followed: the API never sends one; check BASE_URL and TOKEN_BASE_URL", status)
	}
	unsigned := fmt.Errorf("the response is not signed by the provider (HTTP %d)", status)
	keyID := header.Get("X-Key-Id")
	signed, err := base64.StdEncoding.DecodeString(header.Get("X-Signature"))
	if keyID == "" || err != nil {
		return unsigned
	}
	key, err := providerKey(keyID)
	if err != nil {
		return err
	}
	digest := digestOf(strconv.Itoa(status), header.Get("X-Request-Id"), header.Get("X-Timestamp"), sha256Hex(body))
	if rsa.VerifyPKCS1v15(key, crypto.SHA256, digest, signed) != nil {
		return unsigned
	}
	return nil
}

// providerKey is the public key of an ID.
func providerKey(keyID string) (*rsa.PublicKey, error) {
	for _, file := range strings.Split(environment("PROVIDER_SIGNING_KEY_FILE"), ",") {
		file = strings.TrimSpace(file)
		if name := filepath.Base(file); name == keyID+".pem" || name == keyID+".pub.pem" {
			return publicKey(file), nil
		}
	}
	const complaint = "PROVIDER_SIGNING_KEY_FILE has no key %[1]s, which signed the response; download it from the console, add %[1]s.pem"
	return nil, fmt.Errorf(complaint, keyID)
}

// encryptField makes a compact JWE (RSA-OAEP-256, A256GCM) of a JSON text for the provider.
func encryptField(text string) string {
	kid := environment("PROVIDER_KEY_ID")
	header := base64url([]byte(fmt.Sprintf(`{"alg":"RSA-OAEP-256","enc":"A256GCM","kid":"%s","cty":"json"}`, kid)))
	contentKey := randomBytes(32)
	wrapped := must(rsa.EncryptOAEP(sha256.New(), rand.Reader, publicKey(environment("PROVIDER_KEY_FILE")), contentKey, nil))
	return header + "." + base64url(wrapped) + "." + seal(header, contentKey, randomBytes(12), text)
}

// seal gives the last three parts: IV, ciphertext, tag.
func seal(header string, contentKey, iv []byte, text string) string {
	gcm := must(cipher.NewGCM(must(aes.NewCipher(contentKey))))
	sealed := gcm.Seal(nil, iv, []byte(text), []byte(header))
	tag := len(sealed) - gcm.Overhead()
	return base64url(iv) + "." + base64url(sealed[:tag]) + "." + base64url(sealed[tag:])
}

// decryptField gives what the provider encrypted to you, as JSON. Never log it.
func decryptField(jwe string) (string, error) {
	parts := strings.Split(jwe, ".")
	if len(parts) != 5 {
		return "", errors.New("not a compact JWE")
	}
	var decoded [5][]byte
	for index, part := range parts {
		bytes, err := base64.RawURLEncoding.DecodeString(part)
		if err != nil {
			return "", err
		}
		decoded[index] = bytes
	}
	header, wrapped, iv, ciphertext, tag := decoded[0], decoded[1], decoded[2], decoded[3], decoded[4]
	var stated struct{ Alg, Enc string }
	if err := json.Unmarshal(header, &stated); err != nil {
		return "", err
	}
	if stated.Alg != "RSA-OAEP-256" || stated.Enc != "A256GCM" || len(iv) != 12 {
		return "", fmt.Errorf("not an algorithm of the contract: %s, %s", stated.Alg, stated.Enc)
	}
	key := must(x509.ParsePKCS8PrivateKey(readPEM(environment("DECRYPTION_KEY_FILE")))).(*rsa.PrivateKey)
	contentKey, err := rsa.DecryptOAEP(sha256.New(), nil, key, wrapped, nil)
	if err != nil {
		return "", err
	}
	gcm := must(cipher.NewGCM(must(aes.NewCipher(contentKey))))
	plaintext, err := gcm.Open(nil, iv, append(ciphertext, tag...), []byte(parts[0]))
	return string(plaintext), err
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
