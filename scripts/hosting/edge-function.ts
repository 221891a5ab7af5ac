import * as rules from './rules.ts';
import { escapePattern, type HostedSite } from './site.ts';

type EdgeHost = 'netlify' | 'cloudflare';

/** How a host calls the function, and how the function gets the file of another address. */
const HOSTS: Record<EdgeHost, string> = {
  netlify: `export default async (request, { next, rewrite }) => {
  const page = markdownPath(request);
  return respond(request, page ? await fetchMarkdown(request, () => rewrite(page), next) : await next());
};`,
  cloudflare: `export const onRequest = async ({ request, env, next }) => {
  const page = markdownPath(request);
  const get = () => env.ASSETS.fetch(new Request(new URL(page, request.url), request));
  return respond(request, page ? await fetchMarkdown(request, get, next) : await next());
};`,
};

/** What a list of headers cannot say: Markdown for who prefers it, and immutable responses of status 200 alone. */
export function edgeFunction({ base }: HostedSite, host: EdgeHost): string {
  return `const HASHED = /^${escapeSlashes(escapePattern(base) + rules.HASHED_PATHS)}/;
const PREFERS_MARKDOWN = /${escapeSlashes(rules.PREFERS_MARKDOWN)}/i;
const PREFERS_HTML = /${escapeSlashes(rules.PREFERS_HTML)}/i;

${HOSTS[host]}

/** The Markdown of the requested page, if the client prefers it. */
function markdownPath(request) {
  const accept = request.headers.get('accept') ?? '';
  const { pathname } = new URL(request.url);
  if (!PREFERS_MARKDOWN.test(accept) || PREFERS_HTML.test(accept)) return undefined;
  if (/\\.(?!html$)\\w+$/.test(pathname)) return undefined;
  return pathname.endsWith('/') ? \`\${pathname}index.md\` : \`\${pathname.replace(/\\.html$/, '')}.md\`;
}

async function fetchMarkdown(request, get, next) {
  const response = await get();
  return response.status === 404 ? next() : response;
}

function respond(request, response) {
  const copy = new Response(response.body, response);
  const isHashed = HASHED.test(new URL(request.url).pathname);
  if (isHashed && [200, 206, 304].includes(response.status)) copy.headers.set('Cache-Control', '${rules.IMMUTABLE}');
  if (/^text\\/(html|markdown)/.test(response.headers.get('content-type') ?? '')) copy.headers.append('Vary', 'Accept');
  return copy;
}
`;
}

function escapeSlashes(pattern: string): string {
  return pattern.replaceAll('/', String.raw`\/`);
}
