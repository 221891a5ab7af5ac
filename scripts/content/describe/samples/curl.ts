import type { JsonValue } from '../../../../src/model/schema.ts';
import type { SampleRequest } from './request.ts';

/** A cURL command for a POSIX shell. */
export function curlSample({ method, url, headers, body }: SampleRequest): string {
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${shellQuote(url)}`,
    ...headers.map(
      ({ name, value, variable }) =>
        `-H ${variable ? `"${name}: ${value}$${variable}"` : shellQuote(`${name}: ${value}`)}`,
    ),
    ...(body === undefined ? [] : [`--data-raw ${shellQuote(bodyText(body))}`]),
  ];
  return lines.join(' \\\n  ');
}

/** A text as one word: in single quotes nothing is special but the quote itself, which has to leave and come back. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function bodyText(body: JsonValue): string {
  return typeof body === 'string' ? body : JSON.stringify(body, null, 2);
}
