import type { PastedFormat, ReadRequest } from './pasted-request.ts';
import { readCurl } from './read-curl.ts';
import { readHttp } from './read-http.ts';

/** In characters: more is no request of this API, and would only stop the page. */
const MAX_PASTE = 5_000_000;

/** Reads a pasted request in whichever form it has. */
export function readRequest(text: string): ReadRequest {
  if (text.trim() === '') return { ok: false, problem: 'empty' };
  if (text.length > MAX_PASTE) return { ok: false, problem: 'tooLarge' };
  return recognise(text) === 'curl' ? readCurl(text) : readHttp(text);
}

function recognise(text: string): PastedFormat {
  return /^\s*(?:[$#>]\s+)?curl(?:\.exe)?\s/.test(text) ? 'curl' : 'http';
}
