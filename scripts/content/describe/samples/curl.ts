import { jsonPieces } from './json-text.ts';
import { Placeholder } from './placeholder.ts';
import type { SampleHeader, SampleRequest, Signing } from './request.ts';

/** Commands for bash; with `merchant-signing.sh` where the request is signed. */
export function curlSample({ method, server, target, headers, signing, body, encryptions }: SampleRequest): string {
  const options = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${addressWord(server, target, signing)}`,
    ...(signing === 'headers' ? [`"\${SIGNED_HEADERS[@]}"`] : []),
    ...headers.map((header) => `-H ${headerWord(header)}`),
    ...(body ? [`--data-raw ${signing ? '"$BODY"' : bodyWord(body)}`] : []),
  ];
  const command = options.join(' \\\n  ');
  if (!signing) return command;
  const sign = signing === 'headers' ? 'sign_headers' : 'sign_query';
  return [
    'source ./merchant-signing.sh',
    ...encryptions.map(({ variable, plaintext }) => {
      const pieces = jsonPieces(plaintext, 'line').map(word);
      return `${variable}=$(encrypt_field ${pieces.join('')})`;
    }),
    ...(body ? [`BODY=${bodyWord(body)}`] : []),
    `${sign} ${method} ${safeWord(target)}${body ? ' "$BODY"' : ''}`,
    // The samples of all other languages verify its signature.
    '# The response is not verified.',
    command,
  ].join('\n');
}

function addressWord(server: string, target: string, signing: Signing | undefined): string {
  if (!signing) return shellQuote(server + target);
  const base = isPlain(server) ? `"\${BASE_URL:-${server}}"` : shellQuote(server);
  return signing === 'headers' ? base + safeWord(target) : `${base}"$SIGNED_TARGET"`.replace('""', '');
}

function headerWord({ name, text, added }: SampleHeader): string {
  if (added === undefined) return shellQuote(`${name}: ${text}`);
  const value =
    added === 'unique' ? '$(openssl rand -hex 16)' : added === 'token' ? '$ACCESS_TOKEN' : `$${added.variable}`;
  const before = `${name}: ${text}`;
  return isPlain(before) ? `"${before}${value}"` : `${shellQuote(before)}"${value}"`;
}

function bodyWord(body: NonNullable<SampleRequest['body']>): string {
  return 'text' in body ? shellQuote(body.text) : jsonPieces(body.json, 'indented').map(word).join('');
}

function word(piece: string | Placeholder): string {
  if (!(piece instanceof Placeholder)) return shellQuote(piece);
  return piece.variable === undefined ? '"$(date +%s)"' : `"$${piece.variable}"`;
}

/** A text as one word: in single quotes nothing is special but the quote itself, which has to leave and come back. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Without quotes where none are needed. */
function safeWord(text: string): string {
  return /^[\w./:=@%+-]+$/.test(text) ? text : shellQuote(text);
}

/** Whether double quotes leave a text alone, inside braces too. */
function isPlain(text: string): boolean {
  return !/["$`\\!{}]/.test(text);
}
