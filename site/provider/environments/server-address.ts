import { isLoopback } from '../../../src/playground/environment/send-to-address.ts';

/** Scheme and host of an address that calls may go to: `https`, or `http` to this machine. */
export function readOrigin(text: string): string | undefined {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  const isSafe = url?.protocol === 'https:' || isLoopback(text.trim());
  return url && isSafe && url.pathname === '/' && url.search === '' && url.username === '' ? url.origin : undefined;
}
