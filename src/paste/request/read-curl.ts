import { readHeaderLine, splitAddress } from './address.ts';
import type { PastedFormat, ReadRequest } from './pasted-request.ts';
import type { ShellWord } from './shell-words.ts';

/** Options whose value matters here, by each of their names. */
const KINDS: Record<string, 'method' | 'header' | 'data' | 'json' | 'encoded' | 'address' | 'config'> = {
  '-X': 'method',
  '--request': 'method',
  '-H': 'header',
  '--header': 'header',
  '-d': 'data',
  '--data': 'data',
  '--data-raw': 'data',
  '--data-binary': 'data',
  '--data-ascii': 'data',
  '--json': 'json',
  '--data-urlencode': 'encoded',
  '--url': 'address',
  '-K': 'config',
  '--config': 'config',
};

/** Letters of the other short options with a value, which is only skipped (curl(1)). */
const SKIPPED_LETTERS = 'AbCcDeEFhmoPQrTtUuwxYyz';
const SKIPPED = new Set(
  (
    '--output --max-time --connect-timeout --user --user-agent --write-out --dump-header --retry --retry-delay --retry-max-time --cacert ' +
    '--capath --cert --cert-type --key --key-type --pass --proxy --proxy-user --cookie --cookie-jar --referer --resolve --connect-to --proto ' +
    '--ciphers --tls-max --max-redirs --limit-rate --interface --form --form-string --upload-file --trace --trace-ascii --stderr --range'
  ).split(' '),
);

/**
 * The request that the words of a cURL command send (curl(1)); an address without a scheme is one of HTTP, as there. A variable may stand for
 * the server and in headers that nobody signs; elsewhere what was sent is not known.
 */
export function readCurl(command: readonly ShellWord[], format: PastedFormat): ReadRequest {
  const headers: [string, string][] = [];
  const data: string[] = [];
  let method: string | undefined;
  let address: ShellWord | undefined;
  let isQuery = false;
  const words = command.slice(1).flatMap(separateOptions).values();
  for (const word of words) {
    const kind = Object.hasOwn(KINDS, word.text) ? KINDS[word.text] : undefined;
    const value = kind || isSkipped(word.text) ? (words.next().value ?? { text: '' }) : undefined;
    if (kind === 'config') return { ok: false, problem: 'variables' };
    if (value?.hasVariable && kind && !isUnsigned(value, kind)) return { ok: false, problem: 'variables' };
    if (kind === 'method') method = value?.text;
    else if (kind === 'header') headers.push(readHeaderLine(value?.text ?? ''));
    else if (kind === 'address') address = value;
    else if (kind) data.push(kind === 'encoded' ? encodeData(value?.text ?? '') : (value?.text ?? ''));
    else if (word.text === '-G' || word.text === '--get') isQuery = true;
    else if (!value && !word.text.startsWith('-')) address = choose(address, word);
  }
  if (address === undefined) return { ok: false, problem: 'noAddress' };
  const text = address.hasVariable ? address.text.replace(/^\$(?:\w+|\{\w+[^}]*\})(?=\/)/, '') : address.text;
  if (address.hasVariable && (text === address.text || /\$[A-Za-z_{(]|`/.test(text)))
    return { ok: false, problem: 'variables' };
  if (data.some((part) => part.startsWith('@'))) return { ok: false, problem: 'bodyFile' };
  const { origin, target } = splitAddress(isQuery ? appendQuery(text, data) : text);
  const body = data.length > 0 && !isQuery ? data.join('&') : undefined;
  method ??= body === undefined ? 'GET' : 'POST';
  return {
    ok: true,
    request: { format, method, ...(origin && { origin }), target, headers, ...(body !== undefined && { body }) },
  };
}

/** `--header=…` and `-XPOST` as two words, switches that are written together (`-sSX`) one by one. */
function separateOptions({ text, hasVariable }: ShellWord): ShellWord[] {
  const mark = hasVariable && { hasVariable };
  const long = /^(--[a-z-]+)=([\s\S]*)$/.exec(text);
  if (long) return [{ text: long[1] ?? '' }, { text: long[2] ?? '', ...mark }];
  const short = /^-([A-Za-z#0-9])([\s\S]+)$/.exec(text);
  if (!short) return [{ text, ...mark }];
  const [, letter = '', rest = ''] = short;
  const hasValue = Object.hasOwn(KINDS, `-${letter}`) || SKIPPED_LETTERS.includes(letter);
  const other = { text: hasValue ? rest : `-${rest}`, ...mark };
  return [{ text: `-${letter}` }, ...(hasValue ? [other] : separateOptions(other))];
}

function isSkipped(word: string): boolean {
  return SKIPPED.has(word) || (/^-[A-Za-z]$/.test(word) && SKIPPED_LETTERS.includes(word.charAt(1)));
}

function isUnsigned({ text }: ShellWord, kind: string): boolean {
  return kind === 'address' || (kind === 'header' && !/^x-/i.test(text));
}

/** The first word, unless a later one has a scheme: then the first belongs to an option that is not known here. */
function choose(former: ShellWord | undefined, word: ShellWord): ShellWord {
  return former === undefined || (/^https?:/.test(word.text) && !/^https?:/.test(former.text)) ? word : former;
}

/** `name=value` with the value percent-encoded, as `--data-urlencode` sends it. */
function encodeData(text: string): string {
  const at = text.indexOf('=');
  return at < 0
    ? encodeURIComponent(text)
    : text.slice(0, at + (at > 0 ? 1 : 0)) + encodeURIComponent(text.slice(at + 1));
}

function appendQuery(address: string, data: string[]): string {
  return `${address}${address.includes('?') ? '&' : '?'}${data.join('&')}`;
}
