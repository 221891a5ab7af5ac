import { jsonWord, shellQuote, withExpansion } from '../literals/bash.ts';
import type { FormPart, SampleHeader, SampleRequest } from '../sample-request.ts';
import type { SampleText } from '../sample-text.ts';
import { FILE_NAME, FORM } from '../serialise.ts';

/** A command for bash. */
export function plainCurl({ method, server, target, headers, body }: SampleRequest): SampleText {
  const isForm = body && 'parts' in body;
  const options = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${shellQuote(server + target)}`,
    // curl writes the boundary of a form itself.
    ...headers
      .filter(({ name }) => !isForm || name.toLowerCase() !== 'content-type')
      .map((header) => `-H ${headerWord(header)}`),
    ...(body ? bodyOptions(body, headers) : []),
  ];
  return { setup: [], lines: [options.join(' \\\n  ')] };
}

/** A form has a line for each field: curl joins them by `&`. Brackets in names need no encoding in a body. */
function dataWords(body: NonNullable<SampleRequest['body']>, headers: SampleHeader[]): string[] {
  if ('json' in body) return [jsonWord(body.json)];
  if (!headers.some(({ text }) => text === FORM)) return [shellQuote(body.text)];
  return body.text.split('&').map((pair) => shellQuote(pair.replace(/^[^=]*/, readBrackets)));
}

function readBrackets(name: string): string {
  return name.replaceAll('%5B', '[').replaceAll('%5D', ']');
}

function headerWord({ name, text, variable }: SampleHeader): string {
  const before = `${name}: ${text}`;
  return variable === undefined ? shellQuote(before) : withExpansion(before, `$${variable}`);
}

function bodyOptions(body: NonNullable<SampleRequest['body']>, headers: SampleHeader[]): string[] {
  if ('text' in body && body.isFile) return [`--data-binary ${shellQuote(`@${body.fileName ?? FILE_NAME}`)}`];
  if ('text' in body && body.parts) return body.parts.map(partOption);
  return dataWords(body, headers).map((word) => `--data-raw ${word}`);
}

/** A comma or a semicolon would end the name. */
function quoteFileName(name: string): string {
  return /[,;"]/.test(name) ? `"${name.replace(/["\\]/g, '\\$&')}"` : name;
}

/** `-F` reads "@" and "<" as files, a semicolon as the end of the content; `--form-string` takes everything as it is. */
function partOption({ name, text, type, isFile, fileName = FILE_NAME }: FormPart): string {
  if (isFile) return `-F ${shellQuote(`${name}=@${quoteFileName(fileName)}`)}`;
  if (type === undefined) return `${/^[@<"]|;/.test(text) ? '--form-string' : '-F'} ${shellQuote(`${name}=${text}`)}`;
  const content = text.includes(';') ? `"${text.replace(/["\\]/g, '\\$&')}"` : text;
  return `-F ${shellQuote(`${name}=${content};type=${type}`)}`;
}
