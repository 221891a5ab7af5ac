import { jsonWord, shellQuote, withExpansion } from '../../../../../src/samples/literals/bash.ts';
import type { SampleHeader, SampleRequest } from '../../../../../src/samples/sample-request.ts';
import type { SampleText } from '../../../../../src/samples/sample-text.ts';

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
