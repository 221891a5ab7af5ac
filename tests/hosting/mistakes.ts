import type { CheckName } from '../../scripts/doctor/examine.ts';
import type { Mistake } from './broken-server.ts';
import { decode } from './observe.ts';

/** Where the pages of the fixture site are published. */
export const ORIGIN = 'https://tea.example.com';

const isPage = (path: string) => /^\/docs\/(zh\/)?(guide|kitchen)?$/.test(path);
const isScript = (path: string) => /^\/docs\/assets\/.*\.js$/.test(path);
const isMissing = (path: string) => path.includes('missing');
const header =
  (matches: (path: string) => boolean, name: string, value: string | undefined): Mistake =>
  ({ headers }, path) =>
    matches(path) ? { headers: { ...headers, [name]: value ?? [] } } : undefined;
const replace =
  (matches: (path: string) => boolean, from: string | RegExp, to: string): Mistake =>
  (response, path) => {
    const { 'content-encoding': _, ...headers } = response.headers;
    return matches(path) ? { headers, body: Buffer.from(String(decode(response)).replace(from, to)) } : undefined;
  };

/** Mistakes of hosts, with the check that finds each of them. */
export const MISTAKES: [mistake: string, check: CheckName, finding: RegExp, make: Mistake][] = [
  [
    'a page that is gone',
    'pages',
    /guide {2}status 500/,
    (_, path) => (path === '/docs/guide' ? { status: 500 } : undefined),
  ],
  ['a page without a charset', 'pages', /content-type is "text\/html"/, header(isPage, 'content-type', 'text/html')],
  [
    'a redirect in a circle',
    'addresses',
    /redirects to .* not to/,
    ({ headers }, path) => (path.includes('/?') ? { status: 301, headers: { ...headers, location: path } } : undefined),
  ],
  [
    'an application that answers every address',
    'missing',
    /status is 200, not 404/,
    ({ status }) => (status === 404 ? { status: 200 } : undefined),
  ],
  [
    'a 404 that is cached',
    'missing',
    /cache-control is "public/,
    header(isMissing, 'cache-control', 'public, max-age=3600'),
  ],
  [
    'scripts that are validated each time',
    'caching',
    /cache-control is "no-cache"/,
    header(isScript, 'cache-control', 'no-cache'),
  ],
  [
    'pages that are cached',
    'caching',
    /cache-control is "max-age=600"/,
    header(isPage, 'cache-control', 'max-age=600'),
  ],
  [
    'scripts of another build',
    'caching',
    /status 404, and a page loads it/,
    (_, path) => (isScript(path) ? { status: 404 } : undefined),
  ],
  ['no validator', 'caching', /has no ETag/, header(isPage, 'etag', undefined)],
  [
    'no protection against frames',
    'headers',
    /has no Content-Security-Policy/,
    header(() => true, 'content-security-policy', undefined),
  ],
  [
    'a type that is guessed',
    'headers',
    /has no X-Content-Type-Options/,
    header(isPage, 'x-content-type-options', undefined),
  ],
  [
    'a policy of the host that refuses scripts in pages',
    'policy',
    /a policy refuses a script/,
    header(isPage, 'content-security-policy', "frame-ancestors 'self'; script-src 'self'"),
  ],
  [
    'one map for two sites',
    'sitemap',
    /is not below/,
    replace((path) => path.endsWith('sitemap.xml'), ORIGIN, 'https://other.example.com'),
  ],
  [
    'robots who are sent away',
    'sitemap',
    /forbids the whole site/,
    replace((path) => path.endsWith('robots.txt'), 'Allow: /', 'Disallow: /'),
  ],
  [
    'data of another build',
    'search',
    /page of another build/,
    (_, path) => (path.endsWith('/site.json') ? { status: 404 } : undefined),
  ],
  [
    'an index that is no JSON',
    'search',
    /and no index/,
    (_, path) => (path.includes('/search/') ? { body: Buffer.from('<html>'), headers: {} } : undefined),
  ],
  [
    'a cache that mixes HTML and Markdown',
    'markdown',
    /has no Vary: Accept/,
    header(isPage, 'vary', 'accept-encoding'),
  ],
  [
    'no negotiation',
    'markdown',
    /with Accept: text\/markdown it is text\/html/,
    header(isPage, 'content-type', 'text/html'),
  ],
  [
    'one validator for all encodings',
    'compression',
    /encodings share an ETag/,
    ({ headers, status }) => (status === 200 ? { headers: { ...headers, etag: '"1"' } } : undefined),
  ],
  [
    'a site of another origin',
    'pages',
    /canonical address is/,
    replace(isPage, `rel="canonical" href="${ORIGIN}`, 'rel="canonical" href="https://old.example.com'),
  ],
  [
    'a page without its languages',
    'languages',
    /does not name it/,
    replace((path) => path.startsWith('/docs/zh/'), /hreflang="en" href="[^"]*"/, ''),
  ],
  [
    'a site map whose path looks like another host',
    'pages',
    /\/\/127\.0\.0\.1:1\/guide {2}status 400/,
    replace((path) => path === '/docs/sitemap.xml', `<loc>${ORIGIN}/docs/guide<`, `<loc>${ORIGIN}//127.0.0.1:1/guide<`),
  ],
];
