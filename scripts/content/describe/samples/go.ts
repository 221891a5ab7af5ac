import { jsonPieces } from './json-text.ts';
import { Placeholder } from './placeholder.ts';
import type { SampleHeader, SampleRequest } from './request.ts';

/** A program for Go, standard library; with `merchant_signing.go` where the request is signed. */
export function goSample(request: SampleRequest): string {
  const { method, server, headers, signing, body, encryptions } = request;
  const reader = body ? 'strings.NewReader(body)' : 'nil';
  const text = body ? 'body' : '""';
  const statements = [
    `baseURL := ${signing ? `environment("BASE_URL", ${quote(server)})` : quote(server)}`,
    ...encryptions.map(
      ({ variable, plaintext }) => `${variable} := encryptField(${textExpression(jsonPieces(plaintext, 'line'))})`,
    ),
    ...(body ? [`body := ${bodyExpression(body)}`] : []),
    `request, err := http.NewRequest(${quote(method)}, baseURL+${targetExpression(request)}, ${reader})`,
    ...PANIC,
    ...(signing === 'headers' ? [`signHeaders(request, ${text})`] : []),
    ...headers.map((header) => `request.Header.Set(${quote(header.name)}, ${headerValue(header)})`),
    'response, err := http.DefaultClient.Do(request)',
    ...PANIC,
    'defer response.Body.Close()',
    'text, err := io.ReadAll(response.Body)',
    ...PANIC,
    ...(signing
      ? [
          'if err := verifyResponse(response.StatusCode, response.Header, string(text)); err != nil {',
          '\tpanic(err)',
          '}',
        ]
      : []),
    'fmt.Println(response.StatusCode, string(text))',
  ];
  const indented = statements.map((statement) => `\t${statement}`).join('\n');
  return `package main

import (
${importNames(request)
  .map((name) => `\t"${name}"`)
  .join('\n')}
)

func main() {
${indented}
}`;
}

const PANIC = ['if err != nil {', '\tpanic(err)', '}'];

function importNames({ headers, body, encryptions }: SampleRequest): string[] {
  return [
    'fmt',
    'io',
    'net/http',
    ...(headers.some(({ added }) => typeof added === 'object') ? ['os'] : []),
    ...(encryptions.length > 0 ? ['strconv'] : []),
    ...(body ? ['strings'] : []),
    ...(encryptions.length > 0 ? ['time'] : []),
  ];
}

function targetExpression({ method, target, signing, body }: SampleRequest): string {
  if (signing !== 'query') return quote(target);
  return `signedTarget(${quote(method)}, ${quote(target)}, ${body ? 'body' : '""'})`;
}

function headerValue({ text, added }: SampleHeader): string {
  if (added === undefined) return quote(text);
  const value =
    added === 'unique' ? 'uniqueKey()' : added === 'token' ? 'accessToken' : `os.Getenv(${quote(added.variable)})`;
  return text === '' ? value : `${quote(text)}+${value}`;
}

function bodyExpression(body: NonNullable<SampleRequest['body']>): string {
  return 'text' in body ? quote(body.text) : textExpression(jsonPieces(body.json, 'indented'));
}

function textExpression(pieces: (string | Placeholder)[]): string {
  const parts = pieces.map((piece) => {
    if (!(piece instanceof Placeholder)) return goRawJson(piece);
    return piece.variable ?? 'strconv.FormatInt(time.Now().Unix(), 10)';
  });
  return parts.join(' + ');
}

/** JSON as a raw string, in which nothing is special: what cannot stand in one has an escape of JSON. */
export function goRawJson(json: string): string {
  return `\`${json.replaceAll('`', '\\u0060').replaceAll('\ufeff', '\\ufeff')}\``;
}

/** JSON's escapes are Go's; Go files may not hold a byte order mark. */
function quote(text: string): string {
  return JSON.stringify(text).replaceAll('\ufeff', '\\ufeff');
}
