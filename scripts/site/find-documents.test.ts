import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findDocuments } from './find-documents.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'));
  const files = {
    'pay/openapi.yaml': '# ours\nopenapi: 3.1.0\n',
    'card/openapi.json': '{ "openapi": "3.0.3" }',
    'events.yml': 'asyncapi: 3.0.0\n',
    'old.yaml': "swagger: '2.0'\n",
    'models.yaml': 'Pet: { description: "openapi: no" }\n',
    'node_modules/other/openapi.yaml': 'openapi: 3.1.0\n',
    '.git/openapi.yaml': 'openapi: 3.1.0\n',
    'empty/readme.md': 'openapi: 3.1.0\n',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
});
afterAll(() => rm(folder, { recursive: true }));

it('finds descriptions by their first field, not their parts, and not what is hidden', async () => {
  const names = ['card/openapi.json', 'events.yml', 'old.yaml', 'pay/openapi.yaml'];
  expect(await findDocuments(folder)).toEqual(names.map((name) => join(folder, name)));
});

it('says so where there are none', async () => {
  await expect(findDocuments(join(folder, 'empty'))).rejects.toThrow('has no OpenAPI or AsyncAPI description');
});
