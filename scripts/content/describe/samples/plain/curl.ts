import { jsonWord, shellQuote, withExpansion } from '../../../../../src/samples/literals/bash.ts';
import type { SampleHeader, SampleRequest } from '../../../../../src/samples/sample-request.ts';
import type { SampleText } from '../../../../../src/samples/sample-text.ts';
import { FORM } from '../serialise.ts';

/** A command for bash. */
export function plainCurl({ method, server, target, headers, body }: SampleRequest): SampleText {
  const options = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${shellQuote(server + target)}`,
    ...headers.map((header) => `-H ${headerWord(header)}`),
    ...(body ? dataWords(body, headers).map((word) => `--data-raw ${word}`) : []),
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
