import { type LiteralStyle, literal } from './literal.ts';
import type { Placeholder } from './placeholder.ts';
import type { SampleHeader, SampleRequest } from './request.ts';

/** PHP 8.1, without extensions beyond the usual; with `merchant-signing.php` where the request is signed. */
export function phpSample(request: SampleRequest): string {
  const { method, server, headers, signing, body, encryptions } = request;
  const signed =
    signing === 'headers'
      ? [`...MerchantSigning\\signedHeaders(${quote(method)}, $target${body ? ', $body' : ''})`]
      : [];
  const lines = [...signed, ...headers.map(headerLine)];
  const base = signing ? `MerchantSigning\\environment('BASE_URL', ${quote(server)})` : quote(server);
  return [
    '<?php',
    ...(signing ? ["require __DIR__ . '/merchant-signing.php';", ''] : []),
    `$baseUrl = ${base};`,
    ...encryptions.map(
      ({ variable, plaintext }) => `$${variable} = MerchantSigning\\encryptField(${phpLiteral(plaintext)});`,
    ),
    ...(body ? [`$body = ${bodyExpression(body)};`] : []),
    `$target = ${targetExpression(request)};`,
    "$context = stream_context_create(['http' => [",
    `    'method' => ${quote(method)},`,
    ...(lines.length > 0 ? ["    'header' => [", ...lines.map((line) => `        ${line},`), '    ],'] : []),
    ...(body ? ["    'content' => $body,"] : []),
    "    'ignore_errors' => true,",
    ']]);',
    '$text = file_get_contents($baseUrl . $target, false, $context);',
    ...(signing ? ['MerchantSigning\\verifyResponse($http_response_header, $text);'] : []),
    'echo $http_response_header[0], "\\n", $text, "\\n";',
  ].join('\n');
}

function targetExpression({ method, target, signing, body }: SampleRequest): string {
  if (signing !== 'query') return quote(target);
  return `MerchantSigning\\signedTarget(${quote(method)}, ${quote(target)}${body ? ', $body' : ''})`;
}

function headerLine({ name, text, added }: SampleHeader): string {
  if (added === undefined) return quote(`${name}: ${text}`);
  const value =
    added === 'unique'
      ? 'bin2hex(random_bytes(16))'
      : added === 'token'
        ? 'MerchantSigning\\ACCESS_TOKEN'
        : `getenv(${quote(added.variable)})`;
  return `${quote(`${name}: ${text}`)} . ${value}`;
}

function bodyExpression(body: NonNullable<SampleRequest['body']>): string {
  return 'text' in body ? quote(body.text) : `json_encode(${phpLiteral(body.json)}, JSON_THROW_ON_ERROR)`;
}

const STYLE: LiteralStyle = {
  indent: '    ',
  text: quote,
  word: String,
  placeholder: ({ variable }: Placeholder) => (variable === undefined ? 'time()' : `$${variable}`),
  list: ['[', ']'],
  object: (names) => [isList(names) ? '(object) [' : '[', ']'],
  name: (name) => `${quote(name)} => `,
};

/** An array is an object in JSON unless PHP takes it for a list: names that look like numbers become some. */
function isList(names: string[]): boolean {
  return names.length === 0 || names.some((name) => /^\d+$/.test(name));
}

/** A JSON value as an expression. */
export function phpLiteral(value: Parameters<typeof literal>[0]): string {
  return literal(value, STYLE);
}

/** In single quotes nothing is special but the quote and the backslash. */
function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
