/** Where `npm run sandbox` listens, if the port is free. */
export const SERVER_ORIGIN = 'http://localhost:4180';

const LOOPBACK = ['localhost', '127.0.0.1'];

/** Whether an address is a server of this machine, over HTTP. */
export function isLoopback(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'http:' && LOOPBACK.includes(url.hostname);
}

/** Scheme and host of an address that calls may go to: `https`, or `http` to this machine. */
export function readOrigin(text: string): string | undefined {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  const isSafe = url?.protocol === 'https:' || isLoopback(text.trim());
  return url && isSafe && url.pathname === '/' && url.search === '' && url.username === '' ? url.origin : undefined;
}
