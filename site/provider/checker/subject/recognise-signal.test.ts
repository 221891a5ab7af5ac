import { expect, it } from 'vitest';
import { checkPaste } from '../check-paste.ts';

const REQUEST_ID = 'req_01KF0AP900R97RZEE9XX1ADF3T';

it.each<[string, object]>([
  ['4409', { kind: 'close', code: 4409 }],
  ['code 4408', { kind: 'close', code: 4408 }],
  ["CloseEvent {isTrusted: true, code: 4408, reason: 'heartbeat timeout', …}", { kind: 'close', code: 4408 }],
  ['{"wasClean":true,"code":4408,"reason":"heartbeat timeout"}', { kind: 'close', code: 4408 }],
  ['{"level":"error","msg":"websocket: close 4409: replaced"}', { kind: 'close', code: 4409 }],
  ['websocket: close 4409: replaced', { kind: 'close', code: 4409 }],
  ['ConnectionClosedError: received 4401 (private use) ticket invalid', { kind: 'close', code: 4401 }],
  ['onClose: CloseStatus[code=4410, reason=resume gap]', { kind: 'close', code: 4410 }],
  ['1006', { kind: 'close', code: 1006 }],
  ['503', { kind: 'status', status: 503 }],
  ['HTTP 429', { kind: 'status', status: 429 }],
  ['504 Gateway Timeout', { kind: 'status', status: 504 }],
  ['HTTP/1.1 504 Gateway Timeout', { kind: 'status', status: 504 }],
  ['AxiosError: Request failed with status code 429\n    at settle (settle.js:19:12)', { kind: 'status', status: 429 }],
  ['requests.exceptions.HTTPError: 401 Client Error: Unauthorized for url', { kind: 'status', status: 401 }],
  ['{"timestamp":"now","status":503,"error":"Service Unavailable"}', { kind: 'status', status: 503 }],
  ['Error: timeout of 30000ms exceeded', { kind: 'noResponse' }],
  ['cURL error 28: Operation timed out after 5001 milliseconds', { kind: 'noResponse' }],
  ['read ECONNRESET', { kind: 'noResponse' }],
  ['context deadline exceeded (Client.Timeout exceeded while awaiting headers)', { kind: 'noResponse' }],
  [REQUEST_ID, { kind: 'requestId' }],
  [`X-Request-Id: ${REQUEST_ID}`, { kind: 'requestId' }],
  ['8f14e45f-ceea-4671-a0d1-1c2d3e4f5a6b', { kind: 'idempotencyKey' }],
  ['card_01KF0AP900R97RZEE9XX1ADF3T', { kind: 'id', prefix: 'card_' }],
  ['"withdrawalId": "wdr_01KF0AP900R97RZEE9XX1ADF3T"', { kind: 'id', prefix: 'wdr_' }],
  ['4111 11** **** 1111', { kind: 'cardNumber' }],
  ['card 411111******1111', { kind: 'cardNumber' }],
  ['Idempotency-Key: order-2026-000001', { kind: 'idempotencyKey' }],
  ["curl -X POST https://api.example.com/v2/card/open -d '{}'", { kind: 'request' }],
  ['POST /v2/card/open HTTP/1.1\nX-Nonce: 1\n\n{"merchantOrderNo":"1"}', { kind: 'request' }],
])('recognises %s', (text, signal) => {
  expect(check(text)).toEqual({ kind: 'signal', signal });
});

it.each([
  'hello',
  '2026',
  '10:08:15 card 4409 was sent',
  'at settle (index.js:1011:22)',
  '{"message":"Service Unavailable"}',
  `{"code":0,"message":"","requestId":"${REQUEST_ID}"}`,
])('makes nothing of %s', (text) => {
  expect(check(text).kind).not.toBe('signal');
});

it('prefers the code of an error to a status beside it', () => {
  expect(check('HTTP 429: code=429001')).toMatchObject({ kind: 'code', code: 429001 });
});

function check(text: string) {
  return checkPaste(text, { names: new Map([['RATE_LIMITED', 429001]]) });
}
