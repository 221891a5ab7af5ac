import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findDeadExternalLinks } from './external-links.ts';

const requested: string[] = [];
const server = createServer(({ url = '/' }, response) => {
  requested.push(url);
  response.writeHead(Number(/\d+/.exec(url)?.[0] ?? 200)).end();
});
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => void server.close());

const link = (href: string) => `<a class="link" href="${href}">x</a>`;

it('reports what is gone, once for all pages, and nothing that may be there for people', async () => {
  const one = ['/200', '/404#part', '/403', '/503?a=1&amp;b=2'].map((path) => link(origin + path)).join('');
  const pages = new Map([
    ['one.html', one],
    ['two.html', link(`${origin}/404#other`) + link(`${origin}/410`)],
  ]);

  expect(await findDeadExternalLinks(pages)).toEqual([
    { severity: 'error', file: 'one.html', line: 1, message: `${origin}/404: status 404` },
    { severity: 'error', file: 'two.html', line: 1, message: `${origin}/410: status 410` },
  ]);
  expect(requested.sort()).toEqual(['/200', '/403', '/404', '/410', '/503?a=1&b=2']);
});

it('requests no example, and nothing of the site itself', async () => {
  const pages = new Map([
    [
      'one.html',
      link('https://docs.example.com/404') +
        link('http://localhost:1/') +
        link('https://github.com/example/docs') +
        link('/guide'),
    ],
  ]);

  expect(await findDeadExternalLinks(pages)).toEqual([]);
});
