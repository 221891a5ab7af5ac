import { isLoopback } from '../environment/send-to-address.ts';
import type { CallServer } from '../schema/call-document.ts';

/**
 * Address of a server with its variables filled in; relative ones are relative to the page. Undefined where it is no address that calls may go
 * to: `https`, or `http` to this machine. https://spec.openapis.org/oas/v3.1.1#server-object
 */
export function getServerAddress(
  { url, variables }: CallServer,
  values: Readonly<Record<string, string>>,
  page: string,
): string | undefined {
  const filled = variables.reduce((text, { name, value }) => text.replaceAll(`{${name}}`, values[name] || value), url);
  return readAddress(filled, page);
}

/** The same of an address that the reader has typed, which may have a path: `https://sandbox.example.com/v2`. */
export function readAddress(text: string, page?: string): string | undefined {
  if (!URL.canParse(text.trim(), page)) return undefined;
  const address = new URL(text.trim(), page);
  const isSafe = address.protocol === 'https:' || isLoopback(address.href);
  if (!isSafe || address.username !== '' || address.search !== '') return undefined;
  return (address.origin + address.pathname).replace(/\/$/, '');
}
