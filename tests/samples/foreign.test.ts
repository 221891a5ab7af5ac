import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { listen } from '../../packages/base/node/listen.ts';
import { memoryCache } from '../../scripts/content/cache/cache.ts';
import { describeDocuments } from '../../scripts/content/describe/document/documents.ts';
import { createMarkdown } from '../../scripts/content/markdown/markdown.ts';
import { readApis } from '../../scripts/content/read/api.ts';
import type { SampleLanguageName } from '../../src/model/sample-languages.ts';
import { FILE_TEXT } from '../../src/samples/serialise.ts';
import { itInEachLanguage } from './execution/each-language.ts';
import { installSamples, RUNNERS } from './execution/languages.ts';
import type { SiteSample } from './site-samples.ts';
import { ROOT, run, workFolder } from './toolchain.ts';

/** What arrived at the server, in the order of the operations. */
type Arrived = { call: string; credentials: string; type: string; body: string };

const EXPECTED: Record<string, Arrived> = {
  bookForm: arrived('POST /pots', {
    credentials: 'Bearer t0k',
    type: 'application/x-www-form-urlencoded',
    body: 'name="size" 2; name="owner[name]" Anna & Co; name="tags" a,b',
  }),
  uploadLabel: arrived('POST /labels', {
    credentials: 'Basic dXNlcjpwYXNz',
    type: 'multipart/form-data',
    body: 'name="title" Über uns; name="file" file.bin; name="meta" {"lot":"7; \\"8\\""}; name="note" @home; later',
  }),
  findPots: arrived('GET /pots?colour=blue%7Cblack&path=a/b&filter%5Bsize%5D=2', { credentials: 'key k3y' }),
  getPot: arrived('GET /pots/p%2F1', { credentials: 'session=c00kie' }),
  sendNote: arrived('PUT /notes', { type: 'text/csv', body: 'size,count\n2,"a ""b"""\n' }),
  sendPhoto: arrived('PUT /photos', { type: 'image/png', body: 'content of the file' }),
};

function arrived(call: string, { credentials = '', type = '', body = '' }: Partial<Arrived>): Arrived {
  return { call, credentials, type, body };
}

const ENVIRONMENT = {
  ACCESS_TOKEN: 't0k',
  BASE64_OF_USER_AND_PASSWORD: 'dXNlcjpwYXNz',
  API_KEY: 'k3y',
  SESSION: 'c00kie',
};

const requests: Arrived[] = [];
const server = createServer((request, response) => {
  void readRequest(request).then((found) => {
    requests.push(found);
    // A client that follows it makes a second request.
    response.writeHead(307, { Location: '/elsewhere' }).end('{}');
  });
});
let origin = '';
beforeAll(async () => {
  origin = await listen(server, 0);
});
const { folder, remove } = await workFolder();
afterAll(async () => {
  server.close();
  await remove();
});

describe('requests of a third-party document arrive as it describes them, and none follows a redirect', () => {
  itInEachLanguage(180_000, async (language) => {
    const samples = await readSamples(language);
    const runner = { ...RUNNERS[language], helpers: [] };
    const getFolder = await installSamples(runner, samples, join(folder, language));
    for (const sample of samples) {
      requests.length = 0;
      const sampleFolder = getFolder(sample);
      // What the reader has: curl sends it from the disk.
      await writeFile(join(sampleFolder, 'file.bin'), FILE_TEXT);
      await run(runner.command(sample, sampleFolder), { cwd: sampleFolder, env: ENVIRONMENT });
      expect(requests, sample.code.source).toEqual([EXPECTED[sample.id]]);
    }
    expect(samples.map(({ id }) => id).sort()).toEqual(Object.keys(EXPECTED).sort());
  });
});

async function readSamples(language: SampleLanguageName): Promise<SiteSample[]> {
  const markdown = {
    ...(await createMarkdown(memoryCache())),
    code: (name: string, source: string) => ({
      language: name,
      source: source.replaceAll('https://tea.example', origin),
      html: '',
    }),
  };
  const report = () => undefined;
  const apis = await readApis(join(ROOT, 'tests/fixtures/foreign'), 'en', report);
  return describeDocuments(apis, { folder: '', locale: 'en', markdown, report }).flatMap(({ operations }) =>
    operations.flatMap(({ operation: { id, samples } }) =>
      samples
        .filter((sample) => sample.language === language)
        .map((sample) => ({ ...sample, id, name: id, status: '200' })),
    ),
  );
}

async function readRequest(request: IncomingMessage): Promise<Arrived> {
  const { method, url, headers } = request;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const key = headers['x-api-key'];
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  return {
    call: `${method} ${url}`,
    credentials: headers.authorization ?? headers.cookie ?? (key === undefined ? '' : `key ${String(key)}`),
    type,
    body: type.includes('form') ? await listParts(bytes, headers['content-type'] ?? '') : bytes.toString(),
  };
}

async function listParts(body: Buffer, type: string): Promise<string> {
  const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData();
  return [...form]
    .map(([name, value]) => `name="${name}" ${typeof value === 'string' ? value : value.name}`)
    .join('; ');
}
