import { splitAddress } from './address.ts';
import type { ReadRequest } from './pasted-request.ts';

const STRING = `("(?:[^"\`]|\`[\\s\\S]|"")*"|'(?:[^']|'')*')`;
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', 0: '\0' };

/** The request of `Invoke-WebRequest` or `Invoke-RestMethod`, as browsers copy it for PowerShell. */
export function readPowerShell(command: string): ReadRequest {
  const find = (option: string) => {
    const [, text, word] =
      new RegExp(`-${option}\\s+(?:\\(.*?GetBytes\\(\\s*)?(?:${STRING}|([\\w:/.?=&%+-]+))`, 'i').exec(command) ?? [];
    return text === undefined ? word : unquote(text);
  };
  const address = find('Uri');
  if (address === undefined) return { ok: false, problem: 'noAddress' };
  const table = /-Headers\s+@\{([\s\S]*?)\n?\s*\}(?=\s*(?:`|$|-))/i.exec(command)?.[1] ?? '';
  const headers = [...table.matchAll(new RegExp(`${STRING}\\s*=\\s*${STRING}`, 'g'))].map(
    ([, name = '', value = '']): [string, string] => [unquote(name), unquote(value)],
  );
  const body = find('Body');
  const type = find('ContentType');
  if ([address, body, ...headers.flat()].some((text) => text?.includes('\0$')))
    return { ok: false, problem: 'variables' };
  return {
    ok: true,
    request: {
      format: 'http',
      method: find('Method') ?? 'GET',
      ...splitAddress(address),
      headers: [...headers, ...(type === undefined ? [] : [['Content-Type', type] as const])],
      ...(body !== undefined && { body }),
    },
  };
}

/** A variable becomes a NUL and a dollar sign, which no request contains. */
function unquote(text: string): string {
  const inner = text.slice(1, -1);
  if (text.startsWith("'")) return inner.replaceAll("''", "'");
  return inner.replace(
    /`([\s\S])|""|\$\(\[char\](0x[0-9a-f]+|\d+)\)|\$(?=[\w({])/gi,
    (part, escaped?: string, code?: string) => {
      if (escaped !== undefined) return ESCAPES[escaped] ?? escaped;
      if (code !== undefined) return String.fromCharCode(Number(code));
      return part === '""' ? '"' : '\0$';
    },
  );
}
