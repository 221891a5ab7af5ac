import { isLoopback } from '../environment/send-to-address.ts';
import type { CallServer } from '../schema/call-document.ts';

/** Why nothing is sent. `url`: where it would have gone. */
export class AddressError extends Error {
  readonly reason: 'noAddress' | 'otherServer' | 'unsafeTokenUrl';
  readonly url: string;

  constructor(reason: AddressError['reason'], url = '') {
    super(`Nothing is sent: ${reason} ${url}`);
    this.reason = reason;
    this.url = url;
  }
}

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
  if (!isAllowedUrl(address.href) || address.search !== '') return undefined;
  return (address.origin + address.pathname).replace(/\/$/, '');
}

/** Whether anything may be sent to a URL: `https`, or `http` to this machine, without a user's name. */
export function isAllowedUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  return (protocol === 'https:' || isLoopback(url)) && username + password === '';
}

/** A path that begins with no slash could continue the host: `https://api.example.com` and `.evil.example/x`. Throws `AddressError`. */
export function joinTarget(address: string, target: string): URL {
  const text = address + target;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.origin !== new URL(address).origin || url.username)
    throw new AddressError('otherServer', url?.origin ?? text);
  return url;
}
