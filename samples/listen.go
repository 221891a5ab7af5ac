// Run: go mod init listener && go get github.com/gorilla/websocket && go run listen.go merchant_signing.go (Go 1.19 or newer)
package main

import (
	"encoding/json"
	"errors"
	"log"
	"math/rand"
	"net/url"
	"os"
	"strings"
	"time"

	"github.com/gorilla/websocket"
)

var finalCodes = map[int]bool{1000: true, 1003: true, 1009: true, 4400: true, 4403: true, 4409: true}

// leastWait is what a close code asks for.
var leastWait = map[int]time.Duration{1013: 30 * time.Second, 4429: 60 * time.Second}

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

// Connects with a new ticket.
func connect() (*websocket.Conn, error) {
	data, err := sendSignedQuery("POST", "/user/refresh", nil, "")
	if err != nil {
		return nil, err
	}
	var session struct{ Ticket struct{ ListenToken string } }
	if err := json.Unmarshal(data, &session); err != nil {
		return nil, err
	}
	query := url.Values{"merchantId": {environment("MERCHANT_ID")}, "token": {session.Ticket.ListenToken}}
	address := strings.Replace(environment("BASE_URL"), "http", "ws", 1) + "/ws/listen?" + query.Encode()
	dialer := websocket.Dialer{Subprotocols: []string{"listen.v1"}}
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
			closed <- 1006
			return
		}
		frames <- text
	}
}

// serve gives the close code of one connection. What cannot be written ends the reading too.
func serve() (int, error) {
	socket, err := connect()
	if err != nil {
		return 1006, err
	}
	defer socket.Close()
	frames, closed := make(chan []byte), make(chan int)
	go read(socket, frames, closed)
	var stored []string
	var acknowledge <-chan time.Time
	for {
		select {
		case text := <-frames:
			var frame struct{ Type, ID, MessageID string }
			if err := json.Unmarshal(text, &frame); err != nil {
				return 1006, err
			}
			if frame.Type == "ping" {
				now := time.Now().UTC().Format("2006-01-02T15:04:05.000Z")
				socket.WriteJSON(object{"type": "pong", "id": frame.ID, "ts": now})
			}
			if frame.MessageID == "" {
				continue
			}
			if err := store(text); err != nil {
				return 1006, err
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
			return code, nil
		}
	}
}

// Resumes after a break: what was not acknowledged arrives again.
func main() {
	longest := time.Second
	for {
		openedAt := time.Now()
		code, err := serve()
		if finalCodes[code] {
			log.Fatalf("closed with %d", code)
		}
		if err != nil {
			log.Print(err)
		}
		if time.Since(openedAt) > time.Minute {
			longest = time.Second
		}
		wait := time.Duration(rand.Int63n(int64(longest)))
		if wait < leastWait[code] {
			wait = leastWait[code]
		}
		time.Sleep(wait)
		if longest *= 2; longest > 30*time.Second {
			longest = 30 * time.Second
		}
	}
}
