// Run: go mod init listener && go get github.com/gorilla/websocket && go run listen.go merchant_signing.go
// Needs Go 1.19 or newer, github.com/gorilla/websocket 1.5, and merchant_signing.go beside it.
package main

import (
	"encoding/json"
	"errors"
	"log"
	"math/rand"
	"net/http"
	"net/url"
	"os"
	"strings"
	"time"

	"github.com/gorilla/websocket"
)

var (
	finalCodes  = map[int]bool{1000: true, 1003: true, 1009: true, 4400: true, 4403: true, 4409: true}
	ticketCodes = map[int]bool{4401: true, 4410: true}
)

// leastWait is what a close code asks for.
var leastWait = map[int]time.Duration{1013: 30 * time.Second, 4429: 60 * time.Second}

// lost is the code of a connection that ended without a close frame.
const lost = websocket.CloseAbnormalClosure

// random is seeded, so that not all clients wait equally long.
var random = rand.New(rand.NewSource(time.Now().UnixNano()))

// silence is longer than the time between two pings: a dead network closes no socket.
const silence = 35 * time.Second

type object = map[string]any

// Your database: it stores each messageId once.
func store(event []byte) error {
	file, err := os.OpenFile("events.jsonl", os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	defer file.Close()
	_, err = file.Write(append(event, '\n'))
	return err
}

func newTicket() (string, error) {
	data, err := sendSignedQuery("POST", "/user/refresh", nil, "")
	if err != nil {
		return "", err
	}
	var session struct{ Ticket struct{ ListenToken string } }
	err = json.Unmarshal(data, &session)
	return session.Ticket.ListenToken, err
}

// Connects with a ticket.
func connect(ticket string) (*websocket.Conn, error) {
	query := url.Values{"merchantId": {environment("MERCHANT_ID")}, "token": {ticket}}
	address := strings.Replace(environment("TOKEN_BASE_URL"), "http", "ws", 1) + "/ws/listen?" + query.Encode()
	dialer := websocket.Dialer{
		Proxy:            http.ProxyFromEnvironment,
		HandshakeTimeout: 15 * time.Second,
		Subprotocols:     []string{"listen.v1"},
	}
	socket, _, err := dialer.Dial(address, nil)
	return socket, err
}

// read passes frames on until the connection ends, then its close code.
func read(socket *websocket.Conn, frames chan<- []byte, closed chan<- int) {
	for {
		socket.SetReadDeadline(time.Now().Add(silence))
		_, text, err := socket.ReadMessage()
		var end *websocket.CloseError
		if errors.As(err, &end) {
			closed <- end.Code
			return
		}
		if err != nil {
			closed <- lost
			return
		}
		frames <- text
	}
}

// serve gives the close code of one connection, and the pause that the server asked for. What cannot be written ends the reading too.
func serve(ticket string) (code int, pause time.Duration, err error) {
	socket, err := connect(ticket)
	if err != nil {
		return lost, 0, err
	}
	defer socket.Close()
	frames, closed := make(chan []byte), make(chan int, 1)
	go read(socket, frames, closed)
	var stored []string
	var acknowledge <-chan time.Time
	for {
		select {
		case text := <-frames:
			var frame struct {
				Type, ID, MessageID string
				ReconnectAfterMs    int64
			}
			if err := json.Unmarshal(text, &frame); err != nil {
				return lost, pause, err
			}
			switch frame.Type {
			case "ping":
				now := time.Now().UTC().Format("2006-01-02T15:04:05.000Z")
				socket.WriteJSON(object{"type": "pong", "id": frame.ID, "ts": now})
			case "goodbye":
				pause = time.Duration(frame.ReconnectAfterMs) * time.Millisecond
			}
			if frame.MessageID == "" {
				continue
			}
			if err := store(text); err != nil {
				return lost, pause, err
			}
			stored = append(stored, frame.MessageID)
			// In batches: at most 20 frames are allowed in a second.
			if len(stored) == 1 {
				acknowledge = time.After(200 * time.Millisecond)
			}
		case <-acknowledge:
			socket.WriteJSON(object{"type": "ack", "id": stored[0], "messageIds": stored})
			stored = nil
		case code := <-closed:
			return code, pause, nil
		}
	}
}

// isFinal: 429 and 5xx pass, as failures of the network do.
func isFinal(refusal apiError) bool {
	return refusal.Code < 500_000 && refusal.Code != 429001
}

// backoff is drawn below a bound that doubles with each attempt.
func backoff(attempt int) time.Duration {
	bound := 30 * time.Second
	if attempt < 5 {
		bound = time.Second << attempt
	}
	return time.Duration(random.Int63n(int64(bound)))
}

// Continues after every break: what was not acknowledged arrives again.
func main() {
	ticket := ""
	for attempt := 0; ; attempt++ {
		startedAt, code, wait := time.Now(), lost, time.Duration(0)
		var err error
		// A ticket opens any number of connections, until it is refused.
		if ticket == "" {
			ticket, err = newTicket()
		}
		if err == nil {
			code, wait, err = serve(ticket)
		}
		var refusal apiError
		if errors.As(err, &refusal) {
			if isFinal(refusal) {
				log.Fatal(refusal)
			}
			wait = refusal.RetryAfter
		}
		if err != nil {
			log.Print(err)
		}
		if finalCodes[code] {
			log.Fatalf("closed with %d", code)
		}
		if ticketCodes[code] {
			ticket = ""
		}
		if time.Since(startedAt) >= time.Minute {
			attempt = 0
		}
		for _, least := range []time.Duration{backoff(attempt), leastWait[code]} {
			if wait < least {
				wait = least
			}
		}
		time.Sleep(wait)
	}
}
