import { jsonWord, shellQuote, withExpansion } from '../literals/bash.ts';
import type { SampleHeader, SampleRequest } from '../request.ts';
import type { SampleText } from '../sample-text.ts';

/** A command for bash. */
export function plainCurl({ method, server, target, headers, body }: SampleRequest): SampleText {
  const options = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${shellQuote(server + target)}`,
    ...headers.map((header) => `-H ${headerWord(header)}`),
    ...(body ? [`--data-raw ${'text' in body ? shellQuote(body.text) : jsonWord(body.json)}`] : []),
  ];
  return { setup: [], lines: [options.join(' \\\n  ')] };
}

function headerWord({ name, text, variable }: SampleHeader): string {
  const before = `${name}: ${text}`;
  return variable === undefined ? shellQuote(before) : withExpansion(before, `$${variable}`);
}
