import { readFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { listen } from '../../packages/base/node/listen.ts';
import { downloadDocument } from './download-document.ts';

let folder = '';
let origin = '';
let other = '';
let authorisations: unknown[] = [];
const answer = (request: IncomingMessage, response: ServerResponse) => {
  authorisations.push(request.headers.authorization);
  const target = /^\/to\?(.*)/.exec(request.url ?? '')?.[1];
  if (target !== undefined) response.writeHead(302, { location: decodeURIComponent(target) }).end();
  else if (request.url?.startsWith('/closed.yaml')) response.writeHead(401).end();
  else if (request.url === '/long.json') response.end(Buffer.alloc(60e6, 'a'));
  else response.end(request.url?.includes('spec') ? '{"openapi": "3.1.0"}' : 'openapi: 3.1.0');
};
const servers = [createServer(answer), createServer(answer)];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'download-'));
  [origin, other] = (await Promise.all(servers.map((server) => listen(server, 0)))) as [string, string];
});
beforeEach(() => {
  authorisations = [];
});
afterAll(async () => {
  for (const server of servers) server.close();
  await rm(folder, { recursive: true });
});

const download = (path: string, options = {}) =>
  downloadDocument(origin + path, folder, { allowsPrivate: true, ...options });

it('saves a document at its path, with the ending of its format, within the folder', async () => {
  const file = await download('/pets/openapi.yaml?version=2');
  expect(file).toBe(join(folder, 'localhost/pets/openapi.yaml'));
  expect(readFileSync(file, 'utf8')).toBe('openapi: 3.1.0');
  expect(await download('/spec')).toBe(join(folder, 'localhost/spec.json'));
  expect(await download('/%2e%2e/..%2F..%2Fopenapi.yaml')).toBe(join(folder, 'localhost/-2F..-2Fopenapi.yaml'));
});

it('sends the headers of the reader to the origin that they are meant for', async () => {
  const options = { headers: ['Authorization: Bearer token'] };
  await download('/a.yaml', options);
  await download(`/to?${encodeURIComponent(`${other}/b.yaml`)}`, options);
  expect(authorisations).toEqual(['Bearer token', 'Bearer token', undefined]);
  await expect(download('/a.yaml', { headers: ['Bearer token'] })).rejects.toThrow('must be a name and a value');
});

it('reads nothing in a private network unless it is asked to', async () => {
  await expect(download('/a.yaml', { allowsPrivate: false })).rejects.toThrow('--allow-private');
  const byName = new URL('/a.yaml', origin);
  byName.hostname = 'localhost';
  await expect(downloadDocument(byName.href, folder, {})).rejects.toThrow('localhost is in a private network');
  for (const host of [
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2002:c0a8:1::1',
  ])
    await expect(downloadDocument(`http://[${host}]/a`, folder, {})).rejects.toThrow('in a private network');
  expect(authorisations).toEqual([]);
});

it('says why there is no document', async () => {
  await expect(download('/closed.yaml')).rejects.toThrow(/answers with 401\. Give what it asks for with --header/);
  await expect(download('/long.json')).rejects.toThrow('longer than 50 MB');
  await expect(download('/to?file:///etc/passwd')).rejects.toThrow('not an http or https address');
});

it('shows neither user nor query of an address, and keeps the document from other users', async () => {
  const secret = new URL('/closed.yaml?token=s3cret', origin);
  secret.username = 'me';
  secret.password = 's3cret';
  const refused = await downloadDocument(secret.href, folder, { allowsPrivate: true }).catch(String);
  expect(refused).toContain(`${origin}/closed.yaml?… answers with 401.`);
  expect(refused).not.toContain('s3cret');
  const file = await download(`/${'a'.repeat(300)}.yaml`);
  expect(basename(file)).toMatch(/^a{95}\.yaml$/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('says how long it has waited', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  await expect(download('/a.yaml')).rejects.toThrow('/a.yaml cannot be read: the response is not complete after 30 s.');
  vi.restoreAllMocks();
});
