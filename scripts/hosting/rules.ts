/** How every server sends a built site: what is written for each of them, and what `npx api-docs serve` does, is made from this. */

/**
 * Names with a hash, data below the id of its build: they never change their content. A regular expression over the path below the base, in
 * the syntax that PCRE, RE2 and JavaScript share.
 */
export const HASHED_PATHS = String.raw`(assets/.+-[\w-]{8}\.\w+|_build/[^/]+/.+|downloads/.+-[\da-f]{8}\.tgz)$`;

export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Everything else is validated each time; a file that is missing may be there in a moment, so a 404 is never cached. */
export const REVALIDATED = 'no-cache';

/** With every response. The policy of scripts and styles is in the page: these are what a document cannot say of itself. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  // For browsers from before the policy.
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/**
 * Over TLS alone, as RFC 6797 demands: where it ends at this server, or at one before it that says so by `X-Forwarded-Proto`. Not for subdomains: of a
 * site at `example.com/docs/` they are those of others.
 */
export const STRICT_TRANSPORT = 'max-age=31536000';

/**
 * `Accept` of a client that prefers Markdown, for servers that cannot compare preferences: it names Markdown without a lower preference, and HTML
 * with a lower one, later or not at all. In the syntax that PCRE and RE2 share, without regard to case.
 */
export const PREFERS_MARKDOWN = String.raw`(^|,)\s*text/markdown\s*(;\s*q=1(\.0*)?\s*)?(,|$)`;
export const PREFERS_HTML = String.raw`(^|,)\s*text/html\s*(;\s*q=1(\.0*)?\s*)?,.*text/markdown`;

export const VARY = 'Accept-Encoding';
/** Of pages and their Markdown. */
export const VARY_NEGOTIATED = 'Accept, Accept-Encoding';
/** Which they are. */
export const NEGOTIATED_TYPES = '^text/(html|markdown)';

/** Discovery files that clients look for at the root of an origin, wherever the site is: RFC 8615. */
export const DISCOVERY_PATHS = String.raw`/\.well-known/(api-catalog|agent-skills/.*)$`;

/** `Cache-Control` of a response. `path` is the one below the base. */
export function getCacheControl(status: number, path: string): string {
  return status === 200 && new RegExp(`^${HASHED_PATHS}`, 's').test(path) ? IMMUTABLE : REVALIDATED;
}
