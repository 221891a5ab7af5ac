import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { LOOPBACK_PAGES, refuseAccess } from '../../../packages/base/node/local-access.ts';
import { readPath } from '../../../packages/base/node/request-path.ts';
import { prefersMarkdown } from '../http/prefers-markdown.ts';
import { createSiteServer } from '../site-server.ts';
import { RELOAD_SCRIPT } from './reload-script.ts';
import type { WatchedSite } from './watched-site.ts';

/** Addresses of its own; no page and no file of a site begins so. */
const EVENTS = '@watch/events';
const SCRIPT = '@watch/reload.js';

const DOCUMENT = /^(?!_data\/)(\.well-known\/.*|.*\.(md|txt|json|ya?ml|xml))$/;

/**
 * Serves a watched site. `tellPages` tells open pages that the site has changed or has a mistake, `warnPages` what it is warned of. `folder`: that of
 * `watchSite`.
 */
export function createWatchServer(site: WatchedSite, folder: string) {
  const listeners = new Set<ServerResponse>();
  const files = createSiteServer(folder, site.base);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refusal = refuseAccess(request.headers, { pages: [LOOPBACK_PAGES], links: true });
    if (refusal !== undefined) return end(response, 403, 'text/plain', `${refusal}\n`);
    if (readPath(request.url ?? '/') === undefined) return end(response, 400, 'text/plain', 'Bad request\n');
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.startsWith(site.base) ? pathname.slice(site.base.length) : undefined;
    if (path === EVENTS) return listen(response);
    if (path === SCRIPT) return end(response, 200, 'text/javascript', RELOAD_SCRIPT);
    if (path !== undefined && (DOCUMENT.test(path) || prefersMarkdown(request))) await site.writeDocuments();
    else if (path !== undefined && !/\.\w+$/.test(path)) return showPage(`/${path}`, response);
    files.emit('request', request, response);
  }

  async function showPage(address: string, response: ServerResponse): Promise<void> {
    const page = site.pages.get(address);
    const shown = page ?? site.pages.get('/404');
    const script = `<script src="${site.base}${SCRIPT}" async></script>`;
    // The script shows the mistakes, and the site when they are repaired.
    if (shown === undefined) return end(response, 503, 'text/html', `<!doctype html><body>${script}</body>\n`);
    const { text } = await shown.render();
    end(
      response,
      page ? 200 : 404,
      'text/html',
      text.replace('</body>', () => `${script}</body>`),
    );
  }

  function listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.on('close', () => listeners.delete(response));
    listeners.add(response);
    // The headers leave with the first bytes.
    warn(response);
    if (site.errors.length > 0) tell(response);
  }

  const tell = (response: ServerResponse) => send(response, site.errors.length > 0 ? 'errors' : 'changed', site.errors);
  const warn = (response: ServerResponse) => send(response, 'warnings', site.warnings);

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) end(response, 500, 'text/plain', 'Internal error');
    });
  });
  return { server, tellPages: () => listeners.forEach(tell), warnPages: () => listeners.forEach(warn) };
}

function send(response: ServerResponse, event: string, lines: string[]): void {
  response.write(`event: ${event}\ndata: ${JSON.stringify(lines)}\n\n`);
}

function end(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body);
}
