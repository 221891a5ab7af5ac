import type { JsonValue } from '../../../../src/model/schema.ts';
import type { SampleRequest, SampleValue } from './request.ts';

/** A cURL command for a POSIX shell. */
export function curlSample({ method, url, query, headers, body }: SampleRequest): string {
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${address(url, query)}`,
    ...headers.map(({ name, value, variable }) => `-H ${quoteWith(`${name}: ${value}`, variable)}`),
    ...(body === undefined ? [] : [`--data-raw ${shellQuote(bodyText(body))}`]),
  ];
  return lines.join(' \\\n  ');
}

/** A text as one word: in single quotes nothing is special but the quote itself, which has to leave and come back. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Secrets stand last, so the variables follow the closing quote. */
function address(url: string, query: SampleValue[]): string {
  const encoded = ({ name, value }: SampleValue) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
  const open = query.filter(({ variable }) => !variable).map(encoded);
  const [secret, ...others] = query.filter(({ variable }) => variable);
  const pairs = secret ? [...open, `${encodeURIComponent(secret.name)}=`] : open;
  const start = quoteWith(pairs.length > 0 ? `${url}?${pairs.join('&')}` : url, secret?.variable);
  return start + others.map(({ name, variable }) => quoteWith(`&${encodeURIComponent(name)}=`, variable)).join('');
}

/** `'text'`; with a variable `"text$VARIABLE"`, or `'text'"$VARIABLE"` when double quotes would not leave the text alone. */
function quoteWith(text: string, variable: string | undefined): string {
  if (!variable) return shellQuote(text);
  return /["$`\\!]/.test(text) ? `${shellQuote(text)}"$${variable}"` : `"${text}$${variable}"`;
}

function bodyText(body: JsonValue): string {
  return typeof body === 'string' ? body : JSON.stringify(body, null, 2);
}
