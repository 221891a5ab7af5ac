import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compileDocuments, get, tea } from '../../../tests/setup/compile-documents.ts';
import { formatFinding } from '../../findings/finding.ts';
import { createCaches } from '../cache/caches.ts';
import { compile } from '../compile.ts';
import { describeDocumentSite } from './document-site.ts';

let dir = '';

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'spec-'));
});

afterEach(() => rm(dir, { recursive: true }));

test('a site is made from documents in different folders', async () => {
  const { site, pages, problems } = await compileDocuments({
    'api/tea.yaml': tea(get('/pots', "operationId: listPots, responses: {'200': {description: All.}}")),
    'events/async.yaml':
      "asyncapi: 3.0.0\ninfo: {title: Steam, version: '1'}\nchannels: {steam: {address: /steam, messages: {puff: {payload: {type: string}}}}}\n",
  });

  expect(problems).toEqual([]);
  expect(site?.title).toBe('Tea · Steam');
  expect(site?.locale).toBe('en');
  expect(pages.map(({ path }) => path)).toEqual([
    '/',
    '/tea/list-pots',
    '/async/steam',
    '/reference/',
    '/404',
    '/404-offline',
  ]);
});

test('a reference to nowhere is a warning, and the rest of the page is there', async () => {
  const { pages, problems } = await compileDocuments({
    'tea.yaml': tea(
      get(
        '/pots',
        "responses: {'200': {description: All., content: {application/json: {schema: {type: object, properties: {a: {$ref: '#/components/schemas/Gone'}, b: {$ref: './gone.yaml'}, c: {type: string}}}}}}}",
      ),
    ),
  });

  expect(problems.every((problem) => problem.includes('warning: '))).toBe(true);
  expect(problems.join('\n')).toMatch(/Nothing is at "#\/components\/schemas\/Gone"[\s\S]*gone\.yaml/);
  const page = JSON.stringify(pages.find(({ path }) => path === '/tea/get-pots'));
  expect(page).toContain('"type":"unknown type"');
  expect(page).toContain('"name":"c"');
});

test('each of several operations with one id has its page', async () => {
  const { pages, problems } = await compileDocuments({
    'tea.yaml': tea(
      get('/a', 'operationId: pour') + get('/b', 'operationId: Pour') + get('/c', `operationId: ${'x'.repeat(300)}`),
    ),
  });

  expect(pages.map(({ path }) => path).slice(1, 3)).toEqual(['/tea/pour', '/tea/pour-2']);
  expect(pages[3]?.path.length).toBeLessThan(60);
  expect(problems).toHaveLength(2);
});

test('each of several types whose names differ in letter case only has its page', async () => {
  const recursive = (name: string) =>
    `    ${name}: {type: object, properties: {inner: {$ref: '#/components/schemas/${name}'}}}\n`;
  const content = (name: string) =>
    `responses: {'200': {description: All., content: {application/json: {schema: {$ref: '#/components/schemas/${name}'}}}}}`;
  const { pages, problems } = await compileDocuments({
    'tea.yaml': tea(
      get('/a', content('Pot')) + get('/b', content('POT')),
      `components:\n  schemas:\n${recursive('Pot')}${recursive('POT')}`,
    ),
  });

  expect(problems).toEqual([]);
  expect(pages.flatMap(({ path, title }) => (path.includes('/types/') ? [[path, title]] : []))).toEqual([
    ['/tea/types/pot-2', 'POT'],
    ['/tea/types/pot', 'Pot'],
  ]);
});

test('licence, contact, token addresses and rules of names are shown', async () => {
  const { pages, problems } = await compileDocuments({
    'tea.yaml': tea(
      get(
        '/a',
        "security: [{auth: []}], responses: {'200': {description: All., content: {application/json: {schema: {type: object, propertyNames: {$ref: '#/components/schemas/Name'}, additionalProperties: {type: string}}}}}}",
      ),
      `components:
  schemas: {Name: {type: string, maxLength: 40, enum: [green, black]}}
  securitySchemes: {auth: {type: oauth2, flows: {clientCredentials: {tokenUrl: 'https://a.example/token', scopes: {}}}}}
`,
    ).replace(
      "version: '1'",
      "version: '1', license: {name: MIT, url: 'https://a.example/mit'}, contact: {email: a@b.example}",
    ),
  });

  expect(problems).toEqual([]);
  expect(JSON.stringify(pages.find(({ path }) => path === '/'))).toContain(
    '["p",null,"Version 1 · ",["a",{"href":"https://a.example/mit"},"MIT"]," · ",["a",{"href":"mailto:a@b.example"},"a@b.example"]]',
  );
  const page = JSON.stringify(pages.find(({ path }) => path === '/tea/get-a'));
  expect(page).toContain('tokenUrl ",["code",null,"https://a.example/token"]');
  expect(page).toContain('"value":"at most 40 characters and green or black"');
});

test('links to operations of the document lead to their pages, others that lead nowhere are text', async () => {
  const description =
    'See [pour](#operation/pour), [all](#tag/Tea), [gone](/vendor/page) and [out](https://a.example).';
  const { pages, problems } = await compileDocuments({
    'tea.yaml': tea(
      get('/a', `operationId: pour, tags: [Tea]`) +
        get('/b', `operationId: fill, tags: [Tea], description: '${description}'`),
    ),
  });

  const page = JSON.stringify(pages.find(({ path }) => path === '/tea/fill'));
  expect(page).toContain('["a",{"href":"/tea/pour"},"pour"]');
  expect(page).toContain('["a",{"href":"/tea/pour"},"all"]');
  expect(page).toContain('["span",null,"gone"]');
  expect(page).toContain('["a",{"href":"https://a.example"},"out"]');
  expect(problems).toEqual([expect.stringContaining('warning: dead link: /vendor/page')]);
});

test.each([
  [
    "swagger: '1.2'\ninfo: {title: Pets}\npaths: {}\n",
    /is Swagger 1\.2 without paths, or of another version than 2\.0\.\n {4}hint: Swagger 2\.0 is read/,
  ],
  ['openapi: 3.1.0\ninfo: {title: Pets}\n', /no paths, webhooks or channels/],
  ['name: x\nscripts: {}\n', /is not an OpenAPI or AsyncAPI description\. Its fields: name, scripts\./],
])('nothing to render is an error that names what was found: %j', async (text, expected) => {
  const { problems } = await compileDocuments({ 'pets.yaml': text });

  expect(problems.join('\n')).toMatch(expected);
});

test('every file that is no description is reported in one run, each with a hint', async () => {
  await mkdir(join(dir, 'folder'));
  const files: Record<string, string> = {
    'empty.yaml': '\n',
    'page.yaml': '<!doctype html>\n<html><p>hi: there</p></html>\n',
    'text.txt': 'hello\n',
    'comma.json': '{"openapi": "3.1.0",\n "info": {"title": "A",}}\n',
    'postman.json': '{"info": {"name": "A"}, "item": []}\n',
    'nothing.yaml': tea('').replace('paths:', 'paths: {}'),
    'archive.yaml': 'PK\x03\x04\x14\0\0\0\x08',
    'one/pots.yaml': tea(get('/a', 'responses: {}')),
    'two/Pots.json': '{"openapi": "3.1.0", "info": {"title": "A", "version": "1"}, "paths": {"/b": {}}}\n',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), name === 'archive.yaml' ? Buffer.from(`${text}\xff`, 'latin1') : text);
  }
  const names = [...Object.keys(files), 'folder', 'gone.yaml'].map((name) => join(dir, name));
  const site = await describeDocumentSite(names, { caches: createCaches() });
  const problems = (await compile(site, createCaches())).problems.map(formatFinding).sort();

  expect(problems).toEqual([
    'archive.yaml:1  The file is not text.\n    hint: Name a YAML or JSON file; unpack an archive first.',
    expect.stringMatching(/^comma\.json:2:24 {2}Not JSON: /),
    'empty.yaml:1:1  The file is empty.\n    hint: Save or download it again.',
    `folder  This is a folder, not a file.\n    hint: Looked for ${join(dir, 'folder')}`,
    `gone.yaml  There is no file "gone.yaml".\n    hint: Looked for ${join(dir, 'gone.yaml')}`,
    expect.stringContaining('nothing.yaml:3:1  nothing.yaml has the field "openapi", but no paths'),
    'page.yaml:1:1  This is HTML or XML, not YAML or JSON.\n    hint: Download the file itself, not the page about it.',
    expect.stringMatching(
      /^postman\.json:1:1 {2}.* is a Postman collection.*\n {4}hint: Convert it: npx .* postman\.json/,
    ),
    'text.txt:1:1  The document must be an object, not a string.\n    hint: It begins with a name and a value, such as "openapi: 3.1.0".',
  ]);
});

test('two files of one name have the names of their folders', async () => {
  const text =
    'openapi: 3.1.0\ninfo: {title: A, version: "1"}\npaths: {/pots: {get: {operationId: list, responses: {}}}}\n';
  await mkdir(join(dir, 'loans'), { recursive: true });
  await mkdir(join(dir, 'cards'), { recursive: true });
  const files = ['loans/2.5.0.yml', 'cards/2.5.0.yml'].map((name) => join(dir, name));
  for (const file of files) await writeFile(file, text);

  const { problems, localeBuilds } = await compile(
    await describeDocumentSite(files, { caches: createCaches() }),
    createCaches(),
  );

  expect(problems).toEqual([]);
  expect(localeBuilds[0]?.pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/loans-2-5-0/list', '/cards-2-5-0/list']),
  );
});

test('a file whose name says nothing has that of its folder alone, unless another there would have it too', async () => {
  const text =
    'openapi: 3.1.0\ninfo: {title: A, version: "1"}\npaths: {/pots: {get: {operationId: list, responses: {}}}}\n';
  const files = ['loans/openapi.yaml', 'cards/openapi.yaml', 'cards/other.yaml'].map((name) => join(dir, name));
  for (const file of files) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }

  const { localeBuilds } = await compile(await describeDocumentSite(files, { caches: createCaches() }), createCaches());

  expect(localeBuilds[0]?.pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/loans/list', '/cards-openapi/list', '/other/list']),
  );
});

test('what belongs to a description is refused by its name', async () => {
  const files = {
    'over.yaml': OVERLAY('actions: [{target: $.info, remove: true}]'),
    'flow.yaml': 'arazzo: 1.0.1\ninfo: {}\n',
    'old.yaml': 'asyncapi: 1.2.0\ntopics: {a: {}}\n',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text);
  const site = await describeDocumentSite(
    Object.keys(files).map((name) => join(dir, name)),
    { caches: createCaches() },
  );
  const { problems } = await compile(site, createCaches());

  expect(problems.map(({ message }) => message).sort()).toEqual([
    'flow.yaml says that it is an Arazzo description, and has no list of workflows.',
    'old.yaml is AsyncAPI 1.2.0, which is not supported: 2.x and 3.x are.',
    'over.yaml is an overlay, and does not say which document it "extends".',
  ]);
});

test('an address is not fetched', async () => {
  const address = 'https://a.example/openapi.yaml';

  await expect(describeDocumentSite([address], { caches: createCaches() })).rejects.toThrow(
    `${address} is an address. Download the file and give its path.`,
  );
});

const OVERLAY = (rest: string) => `overlay: 1.1.0\ninfo: {title: Other words, version: '1'}\n${rest}\n`;

test('an overlay given beside a document is applied to it, and is no document itself', async () => {
  const { site, pages, problems } = await compileDocuments({
    'api/tea.yaml': tea(get('/pots', "operationId: listPots, responses: {'200': {description: All.}}")),
    'over.yaml': OVERLAY(`actions:
  - {target: $.info, update: {title: Tea of the house}}
  - {target: "$.paths['/pots'].get.summary", update: Every pot}
  - {target: "$.paths['/cups']", remove: true}`),
  });

  expect(site?.title).toBe('Tea of the house');
  expect(pages.map(({ path, title }) => [path, title])).toContainEqual(['/tea/list-pots', 'Every pot']);
  expect(problems).toEqual([
    "over.yaml:6:6  warning: Nothing in api/tea.yaml is at $.paths['/cups']: this action changes nothing.",
  ]);
});

test.each(['./b.yaml', 'https://tea.example/api/b.yaml'])(
  'of several documents an overlay changes the one at %s',
  async (target) => {
    const { pages, problems } = await compileDocuments({
      'a.yaml': tea(get('/a', "operationId: a, responses: {'200': {description: All.}}")),
      'b.yaml': tea(get('/b', "operationId: b, responses: {'200': {description: All.}}")),
      'over.yaml': OVERLAY(`extends: ${target}\nactions: [{target: $.paths.*.get, update: {summary: Changed}}]`),
    });

    expect(problems).toEqual([]);
    expect(pages.flatMap(({ path, title }) => (/^\/[ab]\//.test(path) ? [[path, title]] : []))).toEqual([
      ['/a/a', 'Pots'],
      ['/b/b', 'Changed'],
    ]);
  },
);

test('an overlay of a document that is not there is an error', async () => {
  const { problems } = await compileDocuments({
    'a.yaml': tea(get('/a', 'responses: {}')),
    'b.yaml': tea(get('/b', 'responses: {}')),
    'over.yaml': OVERLAY('extends: ./c.yaml\nactions: [{target: $.info, remove: true}]'),
  });

  expect(problems).toContain(
    'over.yaml:3:1  over.yaml is an overlay, and extends ./c.yaml.\n    hint: Name one of these in it: a.yaml, b.yaml.',
  );
});

test('a second, empty "paths" is named before what follows from it', async () => {
  const { problems } = await compileDocuments({ 'tea.yaml': tea(get('/pots', 'responses: {}'), 'paths:\n') });
  expect(problems).toEqual([
    expect.stringContaining('tea.yaml:5:1  warning: This key occurs twice in one map.'),
    expect.stringContaining('tea.yaml:5:1  tea.yaml has the field "openapi", but no paths'),
  ]);
});
