import { describe, expect, it } from 'vitest';
import { printRequest } from './print-request.ts';
import { readRequest } from './read-request.ts';

describe('a cURL command', () => {
  it.each([
    [
      "curl 'https://a.example/v2/card?x=1&y=2'",
      { method: 'GET', origin: 'https://a.example', target: '/v2/card?x=1&y=2' },
    ],
    ['curl -sS -XPUT "https://a.example/v2/card" -d \'{"a":1}\'', { method: 'PUT', body: '{"a":1}' }],
    [
      "curl https://a.example/v2 \\\n  --header='X-Nonce: n' \\\r\n  --data-raw $'{\"a\":\"it\\'s\"}'",
      { method: 'POST', body: '{"a":"it\'s"}' },
    ],
    ['$ curl --get https://a.example/v2?a=1 -d b=2', { method: 'GET', target: '/v2?a=1&b=2' }],
    [
      'curl --max-time 30 --json "{\\"a\\":\\"\\\\u00e9\\"}" a.example/v2',
      { origin: 'a.example', body: '{"a":"\\u00e9"}' },
    ],
  ])('%s', (text, expected) => {
    expect(readRequest(text)).toMatchObject({ ok: true, request: expected });
  });

  it('reads headers without the white space around their values', () => {
    expect(readRequest("curl a.example/v2 -H 'X-Nonce:  n '")).toMatchObject({
      request: { headers: [['X-Nonce', 'n']] },
    });
  });
});

describe('a request of HTTP', () => {
  it.each([
    [
      'POST /v2/card?x=1 HTTP/1.1\r\nHost: a.example\r\nX-Nonce: n\r\n\r\n{"a":1}\r\n',
      { method: 'POST', target: '/v2/card?x=1', origin: 'https://a.example' },
    ],
    ['GET https://a.example/v2/card\nX-Nonce: n', { method: 'GET', target: '/v2/card', headers: [['X-Nonce', 'n']] }],
    ['* Trying\n> GET /v2/card HTTP/2\n> host: a.example\n> x-nonce: n\n>\n< HTTP/2 401\n{}', { target: '/v2/card' }],
    [
      ':method: POST\n:authority: a.example\n:path: /v2/card\nx-nonce: n',
      { method: 'POST', headers: [['x-nonce', 'n']] },
    ],
  ])('%j', (text, expected) => {
    expect(readRequest(text)).toMatchObject({ ok: true, request: expected });
  });

  it.each([
    ['a\n', '2', 'a\n'],
    ['a\n', '1', 'a'],
  ])('has the body %j of %s bytes as %j', (body, length, expected) => {
    expect(readRequest(`POST /v2 HTTP/1.1\nContent-Length: ${length}\n\n${body}`)).toMatchObject({
      request: { body: expected },
    });
  });
});

it.each([
  ['  ', 'empty'],
  ['a'.repeat(5_000_001), 'tooLarge'],
  ["curl 'https://a.example", 'unclosedQuote'],
  ['curl -H "X-Nonce: $NONCE" https://a.example', 'variables'],
  ['curl https://a.example -d @body.json', 'bodyFile'],
  ['curl -X POST', 'noAddress'],
  ['X-Nonce: n\nX-Timestamp: 1', 'noRequestLine'],
  ['hello', 'noRequestLine'],
])('says of %.40j: %s', (text, problem) => {
  expect(readRequest(text)).toEqual({ ok: false, problem });
});

it.each(['curl', 'http'] as const)('prints as %s what it reads again', (format) => {
  const read = readRequest("curl -X POST 'https://a.example/v2?a=b%20c' -H 'X-A: it''s' -d '{\"a\":\"it'\\''s\\n\"}'");
  if (!read.ok) throw new Error(read.problem);
  const again = readRequest(printRequest(read.request, format));

  expect(again).toMatchObject({ ok: true, request: { ...read.request, format } });
});

it.each([
  ['spaces in a table of headers', `Invoke-WebRequest -Uri "https://a.example" -Headers @{${' '.repeat(1_000_000)}`],
  ['strings that do not end', `Invoke-WebRequest -Headers @{${'"`'.repeat(500_000)}`],
  ['options without values', `Invoke-WebRequest ${'-Body ('.repeat(100_000)}`],
  ['line feeds after a command', `curl ${'\n'.repeat(1_000_000)}`],
  ['words of a command', `curl ${'1 '.repeat(500_000)}`],
])('reads a long text of %s once', (_, text) => {
  expect(readRequest(text)).toHaveProperty('ok');
});

it.each([
  '['.repeat(100_000) + ']'.repeat(100_000),
  `${'{"log":'.repeat(50_000)}1${'}'.repeat(50_000)}`,
  `POST /v2 HTTP/1.1\nContent-Length: 1\n\n${'['.repeat(100_000)}${']'.repeat(100_000)}`,
])('survives JSON that nests too deeply for any program: %.30j', (text) => {
  expect(readRequest(text)).toHaveProperty('ok');
});
