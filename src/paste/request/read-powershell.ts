import { splitAddress } from './address.ts';
import type { ReadRequest } from './pasted-request.ts';
import { type PowerShellWord, splitPowerShellWords } from './powershell-words.ts';

/** The request of `Invoke-WebRequest` or `Invoke-RestMethod`, as browsers copy it for PowerShell. */
export function readPowerShell(command: string): ReadRequest {
  const words = splitPowerShellWords(command);
  const address = findValue(words, '-Uri');
  if (address === undefined) return { ok: false, problem: 'noAddress' };
  const body = findValue(words, '-Body');
  const headers = listHeaders(words);
  if ([address, body, ...headers.flat()].some((word) => word?.hasVariable)) return { ok: false, problem: 'variables' };
  const type = findValue(words, '-ContentType');
  return {
    ok: true,
    request: {
      format: 'http',
      method: findValue(words, '-Method')?.text ?? 'GET',
      ...splitAddress(address.text),
      headers: [
        ...headers.map(([name, value]): [string, string] => [name.text, value.text]),
        ...(type === undefined ? [] : [['Content-Type', type.text] as const]),
      ],
      ...(body !== undefined && { body: body.text }),
    },
  };
}

/** The value of an option; of one in parentheses, the string whose bytes it takes: `([System.Text.Encoding]::UTF8.GetBytes("…"))`. */
function findValue(words: readonly PowerShellWord[], option: string): PowerShellWord | undefined {
  const at = findOption(words, option) + 1;
  if (at === 0) return undefined;
  const bytes = words.findIndex((word, index) => index >= at && word.text.endsWith('GetBytes'));
  const value = words[words[at]?.text === '(' && bytes >= 0 ? bytes + 2 : at];
  return value?.kind === 'sign' ? undefined : value;
}

/** The pairs of `@{ "name"="value" … }`. */
function listHeaders(words: readonly PowerShellWord[]): [PowerShellWord, PowerShellWord][] {
  const start = findOption(words, '-Headers') + 1;
  if (start === 0 || words[start]?.text !== '@') return [];
  const end = words.findIndex((word, index) => index > start && word.kind === 'sign' && word.text === '}');
  const table = words.slice(start, end < 0 ? undefined : end);
  return table.flatMap((sign, index): [PowerShellWord, PowerShellWord][] => {
    const [name, value] = [table[index - 1], table[index + 1]];
    return sign.kind === 'sign' && sign.text === '=' && name && value ? [[name, value]] : [];
  });
}

function findOption(words: readonly PowerShellWord[], option: string): number {
  return words.findIndex(({ kind, text }) => kind === 'word' && text.toLowerCase() === option.toLowerCase());
}
