import { readFileSync } from 'node:fs';

/**
 * Milliseconds that the thread of JavaScript has computed, of Linux' scheduler: neither other programs on the machine nor the threads of
 * cryptography and files count. Updated every few milliseconds.
 */
export function readMainThreadTime(): number {
  return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) / 1e6;
}
