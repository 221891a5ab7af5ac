import { fileName } from '../file-name.ts';
import { goJson, goQuote } from '../literals/go.ts';
import type { SampleComments } from '../sample-comments.ts';
import type { SampleHeader, SampleRequest } from '../sample-request.ts';
import type { SampleText } from '../sample-text.ts';
import { getSendName } from './helper-names.ts';

const FATAL = ['if err != nil {', '\tlog.Fatal(err)', '}'];

/** A program for Go with `merchant_signing.go`. */
export function signedGo({
  id,
  method,
  target,
  headers,
  signing,
  body,
  encryptions,
  decryptions,
  comments,
}: SampleRequest): SampleText {
  const send = getSendName(signing);
  const call = `data, err := ${send}(${goQuote(method)}, ${goQuote(target)}, `;
  const text = body ? 'body' : '""';
  const statements = [
    ...encryptions.map(({ variable, plaintext }) => `${variable} := encryptField(${goJson(plaintext, 'line')})`),
    ...(body ? [`body := ${'text' in body ? goQuote(body.text) : goJson(body.json)}`] : []),
    ...(headers.length > 0
      ? [`${call}map[string]string{`, ...headerLines(headers), `}, ${text})`]
      : [`${call}nil, ${text})`]),
    ...FATAL,
    'fmt.Println(string(data))',
    ...decryptions.flatMap((field) => decryptLines(field, comments)),
  ];
  const names = [
    ...(decryptions.length > 0 ? ['encoding/json'] : []),
    'fmt',
    'log',
    ...(encryptions.length > 0 ? ['strconv', 'time'] : []),
  ];
  return {
    setup: [
      `// ${comments.run(`go run ${fileName(id, '_')}.go merchant_signing.go`)}`,
      'package main',
      '',
      'import (',
      ...names.map((name) => `\t"${name}"`),
      ')',
      '',
    ],
    lines: ['func main() {', ...statements.map((statement) => `\t${statement}`), '}'],
  };
}

/** With values below each other, as gofmt puts them. */
function headerLines(headers: SampleHeader[]): string[] {
  const width = Math.max(...headers.map(({ name }) => goQuote(name).length)) + 1;
  return headers.map((header) => `\t${`${goQuote(header.name)}:`.padEnd(width)} ${headerValue(header)},`);
}

function headerValue({ text, variable, isKey }: SampleHeader): string {
  if (isKey) return 'newIdempotencyKey()';
  if (variable === undefined) return goQuote(text);
  const before = text === '' ? '' : `${goQuote(text)} + `;
  return `${before}environment(${goQuote(variable)})`;
}

function decryptLines(field: string, { cardholderOnly }: SampleComments): string[] {
  return [
    'var encrypted struct {',
    `\tJWE string \`json:${goQuote(field)}\``,
    '}',
    'if err := json.Unmarshal(data, &encrypted); err != nil {',
    '\tlog.Fatal(err)',
    '}',
    'plaintext, err := decryptField(encrypted.JWE)',
    ...FATAL,
    `// ${cardholderOnly}`,
    'fmt.Println(plaintext)',
  ];
}
