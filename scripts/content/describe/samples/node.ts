import { type LiteralStyle, literal } from './literal.ts';
import type { Placeholder } from './placeholder.ts';
import type { SampleHeader, SampleRequest } from './request.ts';

/** TypeScript for Node.js, which runs it as it is; with `merchant-signing.ts` where the request is signed. */
export function nodeSample(request: SampleRequest): string {
  const { method, server, headers, signing, body, encryptions } = request;
  const signed = signing === 'headers' ? [`...signedHeaders(${quote(method)}, target${body ? ', body' : ''})`] : [];
  const lines = [...signed, ...headers.map((header) => `${nodeName(header.name)}: ${headerValue(header)}`)];
  return [
    ...importLines(request),
    `const baseUrl = ${signing ? 'process.env.BASE_URL ?? ' : ''}${quote(server)};`,
    ...encryptions.map(({ variable, plaintext }) => `const ${variable} = encryptField(${nodeLiteral(plaintext)});`),
    ...(body ? [`const body = ${bodyExpression(body)};`] : []),
    `const target = ${targetExpression(request)};`,
    'const response = await fetch(baseUrl + target, {',
    `  method: ${quote(method)},`,
    ...(lines.length > 0 ? ['  headers: {', ...lines.map((line) => `    ${line},`), '  },'] : []),
    ...(body ? ['  body,'] : []),
    '});',
    'const text = await response.text();',
    ...(signing ? ['verifyResponse(response.status, response.headers, text);'] : []),
    'console.log(response.status, text);',
  ].join('\n');
}

function importLines({ headers, signing, encryptions }: SampleRequest): string[] {
  // What makes the file a module, in which await may stand outside of functions.
  if (!signing) return ['export {};', ''];
  const names = [
    ...(headers.some(({ added }) => added === 'token') ? ['accessToken'] : []),
    ...(encryptions.length > 0 ? ['encryptField'] : []),
    signing === 'headers' ? 'signedHeaders' : 'signedTarget',
    'verifyResponse',
  ];
  const hasUnique = headers.some(({ added }) => added === 'unique');
  return [
    ...(hasUnique ? ["import { randomUUID } from 'node:crypto';"] : []),
    `import { ${names.join(', ')} } from './merchant-signing.ts';`,
    '',
  ];
}

function targetExpression({ method, target, signing, body }: SampleRequest): string {
  if (signing !== 'query') return quote(target);
  return `signedTarget(${quote(method)}, ${quote(target)}${body ? ', body' : ''})`;
}

function headerValue({ text, added }: SampleHeader): string {
  if (added === undefined) return quote(text);
  const value =
    added === 'unique' ? 'randomUUID()' : added === 'token' ? 'accessToken' : `process.env.${added.variable}`;
  return text === '' && added === 'unique' ? value : `\`${text.replace(/[\\`$]/g, '\\$&')}\${${value}}\``;
}

function bodyExpression(body: NonNullable<SampleRequest['body']>): string {
  return 'text' in body ? quote(body.text) : `JSON.stringify(${nodeLiteral(body.json)})`;
}

const STYLE: LiteralStyle = {
  indent: '  ',
  text: quote,
  word: String,
  placeholder: ({ variable }: Placeholder) => variable ?? 'Math.floor(Date.now() / 1000)',
  list: ['[', ']'],
  object: () => ['{', '}'],
  name: (name) => `${nodeName(name)}: `,
};

/** A JSON value as an expression. */
export function nodeLiteral(value: Parameters<typeof literal>[0]): string {
  return literal(value, STYLE);
}

/** JSON's escapes are JavaScript's; only the quotes are others. */
function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** In brackets, `__proto__` is a name like others. */
function nodeName(name: string): string {
  if (name === '__proto__') return `[${quote(name)}]`;
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}
