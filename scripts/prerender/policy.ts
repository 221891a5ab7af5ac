import { createHash } from 'node:crypto';

type Allowed = {
  scripts: string[];
  styles: string[];
  /** Other origins that the pages may ask: that of a remote search. */
  connect?: string[];
};

/**
 * Content security policy of a page, for a meta element, so that it holds on any host. Scripts and styles inside the page
 * are named by their hash; nothing is evaluated, nothing comes from elsewhere.
 */
export function contentSecurityPolicy({ scripts, styles, connect = [] }: Allowed): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hashSource).join(' ')}`,
    `style-src 'self' ${styles.map(hashSource).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
