import { MAX_PASTE } from '../limits.ts';
import { isCmd, splitCmdWords } from './cmd-words.ts';
import type { ReadRequest } from './pasted-request.ts';
import { readCurl } from './read-curl.ts';
import { readHar } from './read-har.ts';
import { readHttp } from './read-http.ts';
import { readPowerShell } from './read-powershell.ts';
import { splitShellWords } from './shell-words.ts';

/** A prompt may stand before the command, and lines of a script. */
const CURL = /^[ \t\ufeff]*(?:[$#>%]\s+|PS [^>\n]*>\s*)?curl(?:\.exe)?\s/m;

/** Reads a pasted request in whichever form it has. */
export function readRequest(text: string): ReadRequest {
  if (text.trim() === '') return { ok: false, problem: 'empty' };
  if (text.length > MAX_PASTE) return { ok: false, problem: 'tooLarge' };
  if (/\bInvoke-(?:WebRequest|RestMethod)\b/i.test(text)) return readPowerShell(text);
  const curl = CURL.exec(text);
  if (curl) return readCommand(text.slice(curl.index + curl[0].indexOf('curl')));
  return (/^\s*(?:[{[]|(?:await\s+)?fetch\()/.test(text) ? readHar(text) : undefined) ?? readHttp(text);
}

function readCommand(command: string): ReadRequest {
  const format = isCmd(command) ? 'cmd' : 'curl';
  // PowerShell continues a line after a grave accent.
  const split = format === 'cmd' ? splitCmdWords(command) : splitShellWords(command.replace(/`[ \t]*\r?\n/g, ' '));
  return split.ok ? readCurl(split.words, format) : split;
}
