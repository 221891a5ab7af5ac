import type { ReadRequest } from './pasted-request.ts';
import { splitShellWords } from './shell-words.ts';

/** Options with a value that matters here; all others with a value are only skipped. */
const METHOD = new Set(['-X', '--request']);
const HEADER = new Set(['-H', '--header']);
const DATA = new Set(['-d', '--data', '--data-raw', '--data-binary', '--data-ascii', '--json']);
const SKIPPED = new Set(
  '-o --output -m --max-time --connect-timeout -u --user -A --user-agent -w --write-out -D --dump-header --retry --cacert -x --proxy -b -e'.split(
    ' ',
  ),
);

/** The request that a cURL command sends (curl(1)); an address without a scheme is one of HTTP, as there. */
export function readCurl(command: string): ReadRequest {
  const split = splitShellWords(command.trim().replace(/^[$>#]\s+/, ''));
  if (!split.ok) return { ok: false, problem: 'unclosedQuote' };
  if (split.hasVariables) return { ok: false, problem: 'variables' };
  const headers: [string, string][] = [];
  const data: string[] = [];
  let method: string | undefined;
  let address: string | undefined;
  let isQuery = false;
  const words = split.words.slice(1).flatMap(separateOption);
  while (words.length > 0) {
    const word = words.shift() ?? '';
    if (METHOD.has(word)) method = words.shift();
    else if (HEADER.has(word)) headers.push(readHeaderLine(words.shift() ?? ''));
    else if (DATA.has(word)) data.push(words.shift() ?? '');
    else if (word === '-G' || word === '--get') isQuery = true;
    else if (word === '--url') address = words.shift();
    else if (SKIPPED.has(word)) words.shift();
    else if (!word.startsWith('-')) address ??= word;
  }
  if (address === undefined) return { ok: false, problem: 'noAddress' };
  if (data.some((text) => text.startsWith('@'))) return { ok: false, problem: 'bodyFile' };
  const { origin, target } = splitAddress(isQuery ? appendQuery(address, data) : address);
  const body = data.length > 0 && !isQuery ? data.join('&') : undefined;
  method ??= body === undefined ? 'GET' : 'POST';
  return {
    ok: true,
    request: { format: 'curl', method, origin, target, headers, ...(body !== undefined && { body }) },
  };
}

/** `--header=…` and `-XPOST` as two words; switches written together (`-sS`) need no value. */
function separateOption(word: string): string[] {
  const long = /^(--[a-z-]+)=([\s\S]*)$/.exec(word);
  if (long) return [long[1] ?? '', long[2] ?? ''];
  const short = /^(-[XHd])([\s\S]+)$/.exec(word);
  return short ? [short[1] ?? '', short[2] ?? ''] : [word];
}

/** Name and value of `Name: value`, without the white space around the value (RFC 9110 section 5.5). */
export function readHeaderLine(line: string): [name: string, value: string] {
  const at = line.indexOf(':', 1);
  return at < 0 ? [line.trim(), ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

/** Origin and request target of an address, which is not decoded or normalised: the target is signed as it is sent. */
export function splitAddress(address: string): { origin?: string; target: string } {
  const match = /^((?:https?:\/\/)?[^/?#]+)?([^#]*)/.exec(address);
  const target = match?.[2] ?? '';
  return { ...(match?.[1] && { origin: match[1] }), target: target.startsWith('/') ? target : `/${target}` };
}

function appendQuery(address: string, data: string[]): string {
  return `${address}${address.includes('?') ? '&' : '?'}${data.join('&')}`;
}
