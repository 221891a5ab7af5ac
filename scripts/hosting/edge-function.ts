import * as rules from './rules.ts';
import { escapePattern, type HostedSite } from './site.ts';

type EdgeHost = 'netlify' | 'cloudflare';

/** How a host calls the function, and how the function gets the file of another address. */
const HOSTS: Record<EdgeHost, string> = {
  netlify: `export default (request, { next }) => respond(request, next, fetch);`,
  cloudflare: `export const onRequest = ({ request, env, next }) => respond(request, next, (address) => env.ASSETS.fetch(address));`,
};

/**
 * What a list of headers cannot say: Markdown for who prefers it, and immutable responses of status 200 alone. It sends all other headers too, because
 * Cloudflare does not apply its list to responses of functions.
 */
export function edgeFunction({ base }: HostedSite, host: EdgeHost): string {
  const headers = { ...rules.SECURITY_HEADERS, 'Strict-Transport-Security': rules.STRICT_TRANSPORT };
  return `const HASHED = /^${escapeSlashes(escapePattern(base) + rules.HASHED_PATHS)}/;
const PREFERS_MARKDOWN = /${escapeSlashes(rules.PREFERS_MARKDOWN)}/i;
const PREFERS_HTML = /${escapeSlashes(rules.PREFERS_HTML)}/i;
const HEADERS = ${JSON.stringify(headers, undefined, 2)};

${HOSTS[host]}

async function respond(request, next, fetchFile) {
  const page = markdownPath(request);
  const markdown = page && (await fetchFile(new URL(page, request.url)));
  const response = markdown?.status === 200 ? markdown : await next();
  const copy = new Response(response.body, response);
  const isHashed = HASHED.test(new URL(request.url).pathname) && [200, 206, 304].includes(response.status);
  copy.headers.set('Cache-Control', isHashed ? '${rules.IMMUTABLE}' : '${rules.REVALIDATED}');
  if (/${rules.NEGOTIATED_TYPES.replaceAll('/', String.raw`\/`)}/.test(copy.headers.get('content-type') ?? '')) copy.headers.append('Vary', 'Accept');
  for (const [name, value] of Object.entries(HEADERS)) copy.headers.set(name, value);
  return copy;
}

/** The Markdown of the requested page, if the client prefers it. */
function markdownPath(request) {
  const accept = request.headers.get('accept') ?? '';
  const { pathname } = new URL(request.url);
  if (!PREFERS_MARKDOWN.test(accept) || PREFERS_HTML.test(accept)) return undefined;
  if (/\\.(?!html$)\\w+$/.test(pathname)) return undefined;
  return pathname.endsWith('/') ? \`\${pathname}index.md\` : \`\${pathname.replace(/\\.html$/, '')}.md\`;
}
`;
}

function escapeSlashes(pattern: string): string {
  return pattern.replaceAll('/', String.raw`\/`);
}
