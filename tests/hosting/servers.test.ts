import { readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../packages/base/node/listen.ts';
import { IMMUTABLE } from '../../scripts/hosting/rules.ts';
import { createSiteServer } from '../../scripts/server/site-server.ts';
import { needs } from '../setup/installed.ts';
import { FIXTURE_SITE } from '../setup/sites.ts';
import { copySite } from './copy-site.ts';
import { observe, send } from './observe.ts';
import { AT_ROOT, ESCAPES, listRequests } from './requests.ts';
import { writeSmallSite } from './small-site.ts';
import { PROGRAMS, type StartedServer, startServer } from './start-server.ts';

const { folder, dir, hashed } = await copySite();
const small = join(folder, 'small');
await writeSmallSite(small);
const requests = listRequests(hashed);

/** The reference: what `npx api-docs serve` does. */
let servers: Server[];
let reference: string;
let referenceAtRoot: string;

beforeAll(async () => {
  const [serve, serveAtRoot] = [createSiteServer(dir, FIXTURE_SITE.base), createSiteServer(small)];
  servers = [serve, serveAtRoot];
  reference = await listen(serve, 0);
  referenceAtRoot = await listen(serveAtRoot, 0);
});

afterAll(async () => {
  for (const server of servers) server.close();
  await rm(folder, { recursive: true });
});

for (const program of PROGRAMS) {
  describe(...needs(program.name, program.name), () => {
    let server: StartedServer;
    let atRoot: StartedServer;
    beforeAll(async () => {
      server = await startServer(program, dir, join(folder, program.name));
      atRoot = await startServer(program, small, join(folder, `${program.name}-at-root`));
    });
    afterAll(() => Promise.all([server.stop(), atRoot.stop()]));

    const get = (path: string, headers: Record<string, string>) =>
      send(server.origin, { path, method: 'GET', headers });

    it.each(requests)('responds as npx api-docs serve does to $title: $method $path', async (request) => {
      const [response, expected] = [await send(server.origin, request), await send(reference, request)];

      // Addresses that nothing sends: each server refuses them with one of two statuses, and some with a text of their own.
      if (expected.status === 400) expect(response.status).toBeOneOf([400, 404]);
      else expect(observe(response)).toEqual(observe(expected));
    });

    it.each(['br', 'gzip', 'identity'])('has a validator for %s, which no other encoding has', async (encoding) => {
      const first = await get('/docs/guide', { 'accept-encoding': encoding });
      const etag = first.headers.etag ?? '';
      const again = await get('/docs/guide', { 'accept-encoding': encoding, 'if-none-match': etag });
      const other = encoding === 'br' ? 'gzip' : 'br';

      expect(etag).not.toBe('');
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
      expect(again.headers['cache-control']).toBe('no-cache');
      expect(again.headers.vary?.toLowerCase().split(/\s*,\s*/)).toContain('accept');
      expect((await get('/docs/guide', { 'accept-encoding': other, 'if-none-match': etag })).status).toBe(200);
    });

    it('confirms a file with a hash as one that never changes', async () => {
      const { headers } = await get(hashed.asset, {});
      const again = await get(hashed.asset, { 'if-none-match': headers.etag ?? '' });

      expect([again.status, again.headers['cache-control']]).toEqual([304, IMMUTABLE]);
    });

    it('sends a part only of the file that the client has begun', async () => {
      const { headers } = await get(hashed.asset, {});
      const part = await get(hashed.asset, { range: 'bytes=5-9', 'if-range': headers.etag ?? '' });

      expect([part.status, part.body.length]).toEqual([206, 5]);
    });

    it('has each page of the site map at its one address', async () => {
      const map = await readFile(join(dir, 'sitemap.xml'), 'utf8');
      const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
      const statuses = await Promise.all(paths.map(async (path) => [path, (await get(path, {})).status]));

      expect(paths.length).toBeGreaterThan(5);
      expect(statuses).toEqual(paths.map((path) => [path, 200]));
    });

    it.each(AT_ROOT)('responds as npx api-docs serve does for a site at the root: %s', async (path) => {
      const request = { path, method: 'GET', headers: { 'accept-encoding': 'br' } };

      expect(observe(await send(atRoot.origin, request))).toEqual(observe(await send(referenceAtRoot, request)));
    });

    it.each(ESCAPES)('has nothing outside of the site at %s', async (path) => {
      await writeFile(join(folder, program.name, 'hosting/outside.txt'), 'outside');
      const { status, body } = await get(path, {});

      expect(status).toBeGreaterThanOrEqual(400);
      expect(String(body)).not.toBe('outside');
    });
  });
}
