import { createHash } from 'node:crypto';

type Allowed = {
  scripts: string[];
  styles: string[];
  /** Other origins that the pages may ask: those of a remote search and of the beacon. */
  connect?: string[];
  /** Styles that a script writes into the page, which no hash can name. For the console's page alone: `decisions/0327`. */
  anyStyle?: boolean;
  /** Whether the page may show documents of the site in frames: the relay, `decisions/0144`. */
  framesSite?: boolean;
};

/** The sandbox server of the reader's own machine, over HTTP and websocket. */
export const LOOPBACK = ['http', 'ws'].flatMap((scheme) => [`${scheme}://localhost:*`, `${scheme}://127.0.0.1:*`]);

/**
 * Content security policy of a page, for a meta element, so that it holds on any host. Scripts and styles inside the page
 * are named by their hash; nothing is evaluated, nothing comes from elsewhere.
 */
export function contentSecurityPolicy({
  scripts,
  styles,
  connect = [],
  anyStyle = false,
  framesSite = false,
}: Allowed): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hashSource).join(' ')}`,
    // A hash would switch `unsafe-inline` off.
    `style-src 'self' ${anyStyle ? "'unsafe-inline'" : styles.map(hashSource).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "worker-src 'self'",
    ...(framesSite ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Of the relay, which is one script and connects to any address over TLS: `decisions/0144`. */
export function relaySecurityPolicy(script: string): string {
  return [
    "default-src 'none'",
    `script-src ${hashSource(script)}`,
    'connect-src https:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
