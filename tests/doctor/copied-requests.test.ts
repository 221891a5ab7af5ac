import { describe, expect, it } from 'vitest';
import { encodeUtf8 } from '../../packages/base/encoding/bytes.ts';
import { createSignedCurl } from '../../site/provider/access/signed-curl.ts';
import type { PastedRequest } from '../../src/paste/request/pasted-request.ts';
import { printRequest } from '../../src/paste/request/print-request.ts';
import { readRequest } from '../../src/paste/request/read-request.ts';
import { BODY, findVerdict, GET, NOW, POST, PRETTY } from './signed-requests.ts';

const headerLines = ({ headers }: PastedRequest) => headers.map(([name, value]) => `${name}: ${value}`).join('\n');
const http = (request: PastedRequest) => printRequest(request, 'http');
const withLength = (request: PastedRequest, body = request.body ?? '') => ({
  ...request,
  headers: [...request.headers, ['Content-Length', String(encodeUtf8(body).length)] as const],
});
const toRecord = ({ headers }: PastedRequest) => Object.fromEntries(headers);
const verbose = (request: PastedRequest) =>
  `* Connected to a.example\n${http(withLength({ ...request, body: undefined } as PastedRequest, request.body))
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')}\n> `;
const har = (request: PastedRequest) => ({
  request: {
    method: request.method,
    url: `${request.origin}${request.target}`,
    headers: request.headers.map(([name, value]) => ({ name, value })),
    ...(request.body !== undefined && { postData: { mimeType: 'application/json', text: request.body } }),
  },
});
const fetchCall = (request: PastedRequest) =>
  `await fetch(${JSON.stringify(`${request.origin}${request.target}`)}, ${JSON.stringify(
    { headers: toRecord(request), body: request.body ?? null, method: request.method },
    null,
    2,
  )});`;
const powerShell = ({ origin, method, target, headers, body }: PastedRequest) => {
  const quote = (text: string) =>
    `"${text.replace(/[`"$]/g, '`$&').replace(/[^\0-\x7f]/g, (char) => `$([char]0x${char.charCodeAt(0).toString(16)})`)}"`;
  const table = headers.map(([name, value]) => `  ${quote(name)}=${quote(value)}`).join('\n');
  return `$session = New-Object Microsoft.PowerShell.Commands.WebRequestSession
Invoke-WebRequest -UseBasicParsing -Uri ${quote(`${origin}${target}`)} \`
-Method ${quote(method)} \`
-WebSession $session \`
-Headers @{\n${table}\n} \`
-ContentType "application/json" \`
-Body ([System.Text.Encoding]::UTF8.GetBytes(${quote(body ?? '')}))`;
};

describe('a request that is signed right is read byte for byte from', () => {
  it.each<[string, string, PastedRequest]>([
    ['cURL for bash', printRequest(POST, 'curl'), POST],
    [
      "cURL for bash with $'…'",
      printRequest(POST, 'curl').replace(/--data-raw .*/s, () => `--data-raw $'${ansiC(BODY)}'`),
      POST,
    ],
    ['cURL for the command prompt', printRequest(POST, 'cmd'), POST],
    ['the same with a query', printRequest(GET, 'cmd'), GET],
    [
      'cURL for PowerShell',
      printRequest(GET, 'curl').replaceAll(' \\\n', ' `\n').replace('curl', 'PS C:\\> curl.exe'),
      GET,
    ],
    ['Invoke-WebRequest', powerShell(POST), POST],
    ['fetch', fetchCall(POST), POST],
    ['an entry of a HAR', JSON.stringify(har(GET), null, 2), GET],
    [
      'a HAR in which other requests follow',
      JSON.stringify({ log: { entries: [har(POST), har({ ...GET, headers: [] })] } }),
      POST,
    ],
    ["Postman's raw HTTP", http(withLength(POST)), POST],
    ['raw HTTP with CRLF and a BOM', `\ufeff${http(POST).replaceAll('\n', '\r\n')}\r\n`, POST],
    ['lower-case header names', http(POST).replace(/^X-.*?:/gm, (name) => name.toLowerCase()), POST],
    ['what curl -v prints, the body after it', `${verbose(POST)}\n\n${BODY}\n< HTTP/2 401\n{"code":401008}`, POST],
    ['a body that a tool shows in lines', http({ ...withLength(POST), body: PRETTY }), POST],
    [
      "the headers that a browser's network panel shows",
      `Request URL: ${GET.origin}${GET.target}\nRequest Method: GET\nStatus Code: 401\n${headerLines(GET)}`,
      GET,
    ],
    ['a command and its output', `${printRequest(POST, 'curl')}\n\n{"code":401010,"message":"it's used"}`, POST],
    ['a request and the response below it', `${http(POST)}\n\nHTTP/1.1 401 Unauthorized\nX-Nonce: x\n\n{}`, POST],
    [
      'a script that pipes the response on',
      `# cards\nset -e\n${printRequest(GET, 'curl')} -sSX GET --cert a.pem | jq . > out.json`,
      GET,
    ],
  ])('%s', async (_, text, expected) => {
    const read = readRequest(text);
    if (!read.ok) throw new Error(read.problem);

    expect(read.request).toMatchObject({ method: expected.method, target: expected.target });
    expect(read.request.body).toBe(expected.body);
    expect(await findVerdict(read.request)).toEqual({ kind: 'genuine' });
  });

  it('the command that Try it copies', async () => {
    const draft = { parameters: {}, body: BODY };
    const { text } = await createSignedCurl('createHolder', draft, { locale: 'en', time: NOW });
    const read = readRequest(text);
    if (!read.ok) throw new Error(read.problem);

    expect(read.request.origin).toBe('http://localhost:4180');
    expect(await findVerdict(read.request)).toEqual({ kind: 'genuine' });
  });
});

it.each([
  ['bodyMissing', verbose(POST)],
  ['unquotedAmpersand', 'curl https://a.example/v2/card?page=1&pageSize=2 -H X-Nonce:n'],
  ['variables', 'curl -X POST "$BASE_URL"/v2/card \\\n  -K <(sign POST /v2/card)'],
  ['variables', 'curl "$BASE_URL/v2/card/$CARD_ID"'],
  ['variables', 'Invoke-RestMethod -Uri "https://a.example/v2" -Headers @{"X-Nonce"="$nonce"}'],
  ['response', '{"code":401008}'],
  ['response', 'HTTP/2 401\nx-request-id: r\n\n{"code":401008}'],
  ['noRequestLine', '[[[['],
])('says %s where a request cannot be known: %.60s', (problem, text) => {
  expect(readRequest(text)).toEqual({ ok: false, problem });
});

function ansiC(text: string): string {
  return text
    .replace(/[\\']/g, '\\$&')
    .replace(/[^\0-\x7f]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
