import { type LiteralStyle, literal } from './literal.ts';
import type { Placeholder } from './placeholder.ts';
import type { SampleHeader, SampleRequest } from './request.ts';

/** Python 3, standard library; with `merchant_signing.py` where the request is signed. */
export function pythonSample(request: SampleRequest): string {
  const { method, server, headers, signing, body, encryptions } = request;
  const signed = signing === 'headers' ? [`**signed_headers(${quote(method)}, target${body ? ', body' : ''})`] : [];
  const lines = [...signed, ...headers.map((header) => `${quote(header.name)}: ${headerValue(header)}`)];
  const base = signing ? `os.environ.get("BASE_URL", ${quote(server)})` : quote(server);
  return [
    ...importLines(request),
    `base_url = ${base}`,
    ...encryptions.map(({ variable, plaintext }) => `${snake(variable)} = encrypt_field(${pythonLiteral(plaintext)})`),
    ...(body ? [`body = ${bodyExpression(body)}`] : []),
    `target = ${targetExpression(request)}`,
    `request = Request(base_url + target, method=${quote(method)}${body ? ', data=body.encode()' : ''}${lines.length > 0 ? ', headers={' : ')'}`,
    ...(lines.length > 0 ? [...lines.map((line) => `    ${line},`), '})'] : []),
    'try:',
    '    response = urlopen(request)',
    'except HTTPError as error:',
    '    response = error  # a response as well, with another status',
    'with response:',
    '    text = response.read().decode()',
    ...(signing ? ['verify_response(response.status, response.headers, text)'] : []),
    'print(response.status, text)',
  ].join('\n');
}

function importLines({ headers, signing, body, encryptions }: SampleRequest): string[] {
  const names = [
    ...(headers.some(({ added }) => added === 'token') ? ['ACCESS_TOKEN'] : []),
    ...(encryptions.length > 0 ? ['encrypt_field'] : []),
    signing === 'headers' ? 'signed_headers' : 'signed_target',
    'verify_response',
  ];
  const needsEnvironment = signing || headers.some(({ added }) => typeof added === 'object');
  return [
    ...(body && 'json' in body ? ['import json'] : []),
    ...(needsEnvironment ? ['import os'] : []),
    ...(encryptions.length > 0 ? ['import time'] : []),
    ...(headers.some(({ added }) => added === 'unique') ? ['import uuid'] : []),
    'from urllib.error import HTTPError',
    'from urllib.request import Request, urlopen',
    '',
    ...(signing ? [`from merchant_signing import ${names.join(', ')}`, ''] : []),
  ];
}

function targetExpression({ method, target, signing, body }: SampleRequest): string {
  if (signing !== 'query') return quote(target);
  return `signed_target(${quote(method)}, ${quote(target)}${body ? ', body' : ''})`;
}

function headerValue({ text, added }: SampleHeader): string {
  if (added === undefined) return quote(text);
  const value =
    added === 'unique'
      ? 'str(uuid.uuid4())'
      : added === 'token'
        ? 'ACCESS_TOKEN'
        : `os.environ[${quote(added.variable)}]`;
  return text === '' ? value : `${quote(text)} + ${value}`;
}

function bodyExpression(body: NonNullable<SampleRequest['body']>): string {
  return 'text' in body ? quote(body.text) : `json.dumps(${pythonLiteral(body.json)})`;
}

const STYLE: LiteralStyle = {
  indent: '    ',
  text: quote,
  word: (value) => (value === null ? 'None' : value ? 'True' : 'False'),
  placeholder: ({ variable }: Placeholder) => (variable === undefined ? 'int(time.time())' : snake(variable)),
  list: ['[', ']'],
  object: () => ['{', '}'],
  name: (name) => `${quote(name)}: `,
};

/** A JSON value as an expression. */
export function pythonLiteral(value: Parameters<typeof literal>[0]): string {
  return literal(value, STYLE);
}

/** JSON's escapes are Python's. */
function quote(text: string): string {
  return JSON.stringify(text);
}

/** `encryptedPin` → `encrypted_pin`. */
function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
