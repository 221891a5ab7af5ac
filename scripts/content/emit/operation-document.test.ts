import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { member, textAt } from '../../document/located.js';
import { openDocument, toPlace } from '../../document/reader.js';
import { fallbackId } from '../describe/document/operation-id.ts';
import type { ApiDocument } from '../read/api.ts';
import { readApis } from '../read/api.ts';
import { operationFile } from '../read/api-address.ts';
import { operationDocuments } from './operation-document.ts';

const ROOT = new URL('../../../', import.meta.url).pathname;
const REDOCLY = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');
const run = promisify(execFile);

function apiWith(document: ApiDocument['document']): ApiDocument {
  const locate = () => ({ file: 'openapi/tea.yaml', line: 1, column: 1 });
  return { id: 'tea', kind: 'openapi', file: 'openapi/tea.yaml', document, locate };
}

/** Every operation, as the compiler names its file. */
function operationFiles(api: ApiDocument) {
  const files = openDocument(api.document)
    .operations()
    .map((operation): [string, string] => {
      const id = textAt(member(operation.at, 'operationId')) ?? fallbackId(operation.method, operation.path);
      return [toPlace(operation), operationFile(api, id)];
    });
  return operationDocuments(api, new Map(files));
}

function only(document: ApiDocument['document']) {
  const [file] = operationFiles(apiWith(document));
  return { path: file?.path, document: JSON.parse(file?.text ?? 'null') };
}

it('is a valid description for every operation of this site, in every language', { timeout: 120_000 }, async () => {
  const problems: string[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'fragments-'));
  const names: string[] = [];
  for (const locale of ['en', 'zh']) {
    for (const api of await readApis(ROOT, locale, ({ message }) => problems.push(message))) {
      for (const { path, text } of operationFiles(api)) {
        names.push(`${locale}-${path.replaceAll('/', '-')}`);
        await writeFile(join(folder, names.at(-1) ?? ''), text);
      }
    }
  }
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { stdout } = await run(process.execPath, [REDOCLY, 'lint', '--extends=spec', '--format=json', ...names], {
    cwd: folder,
    env,
    maxBuffer: 1e8,
  }).finally(() => rm(folder, { recursive: true }));

  expect(problems).toEqual([]);
  expect(names.length).toBeGreaterThan(60);
  // One report for each file; with an error in any, the command fails.
  expect(stdout.match(/"errors": 0\b/g)).toHaveLength(names.length);
});

it('holds what the operation needs, by address and by name, and nothing else', () => {
  const { path, document } = only({
    openapi: '3.1.0',
    info: { title: 'Tea', version: '1' },
    tags: [{ name: 'pots' }, { name: 'cups' }],
    security: [{ key: [] }],
    'x-rate-limits': { slow: { limit: 1 }, fast: { limit: 9 } },
    paths: {
      '/pots': {
        parameters: [{ $ref: '#/components/parameters/Table' }],
        post: {
          operationId: 'orderPot',
          tags: ['pots'],
          'x-rate-limit': ['slow'],
          responses: { 200: { description: '', links: { next: { operationId: 'drink' } } } },
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Pot' } } } },
        },
        get: { responses: {} },
      },
      '/cups': {},
    },
    components: {
      schemas: {
        Pot: {
          properties: { pin: { type: 'string', 'x-encrypts': 'Pin' }, lid: { $ref: '#/components/schemas/Pot' } },
          discriminator: { propertyName: 'kind', mapping: { iron: '#/components/schemas/Iron' } },
        },
        Pin: { type: 'string' },
        Iron: { allOf: [{ $ref: '#/components/schemas/Pot' }] },
        Cup: {},
      },
      parameters: { Table: { name: 'table', in: 'query' }, Chair: {} },
      securitySchemes: { key: { type: 'http', scheme: 'bearer' }, other: {} },
    },
  });

  expect(path).toBe('openapi/tea/orderPot.json');
  expect(Object.keys(document.paths)).toEqual(['/pots']);
  expect(Object.keys(document.paths['/pots'])).toEqual(['parameters', 'post']);
  expect(document.paths['/pots'].post.responses['200']).toEqual({ description: '' });
  expect(document.tags).toEqual([{ name: 'pots' }]);
  expect(document['x-rate-limits']).toEqual({ slow: { limit: 1 } });
  expect(Object.keys(document.components.schemas)).toEqual(['Pot', 'Pin', 'Iron']);
  expect(Object.keys(document.components.parameters)).toEqual(['Table']);
  expect(Object.keys(document.components.securitySchemes)).toEqual(['key']);
});

it('names a webhook and an operation without id so that the name is safe in an address', () => {
  const webhook = only({ openapi: '3.1.0', webhooks: { 'pot/ready now': { post: { operationId: '../pot ready' } } } });
  const nameless = only({ openapi: '3.1.0', paths: { '/pots/{potId}': { get: { responses: {} } } } });

  expect(webhook.path).toBe('openapi/tea/..-pot-ready.json');
  expect(Object.keys(webhook.document)).toEqual(['openapi', 'webhooks']);
  expect(nameless.path).toBe('openapi/tea/getPotsByPotId.json');
});

it('has the method where the path item has it, and what a reference to the item leads to', () => {
  const files = operationFiles(
    apiWith({
      openapi: '3.2.0',
      info: { title: 'Tea', version: '1' },
      paths: { '/pots': { $ref: '#/components/pathItems/Pots' } },
      webhooks: { poured: { post: { operationId: 'poured', responses: {} } } },
      components: {
        pathItems: {
          Pots: {
            query: { operationId: 'queryPots', responses: {} },
            additionalOperations: { COPY: { operationId: 'copyPots', responses: {} } },
          },
        },
      },
    }),
  );

  expect([...files].map(({ path, text }) => [path, JSON.parse(text)])).toMatchObject([
    ['openapi/tea/queryPots.json', { paths: { '/pots': { query: { operationId: 'queryPots' } } } }],
    [
      'openapi/tea/copyPots.json',
      { paths: { '/pots': { additionalOperations: { COPY: { operationId: 'copyPots' } } } } },
    ],
    ['openapi/tea/poured.json', { webhooks: { poured: { post: { operationId: 'poured' } } } }],
  ]);
});
