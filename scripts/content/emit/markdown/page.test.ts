import { join } from 'node:path';
import type { Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import type { Operation } from '../../../../src/model/operation.ts';
import type { Page } from '../../../../src/model/page.ts';
import type { ProseNode } from '../../../../src/model/prose.ts';
import type { SchemaNode } from '../../../../src/model/schema.ts';
import { emittedFiles } from '../../../../tests/setup/emitted-files.ts';
import { memoryCache } from '../../cache/cache.ts';
import { compile } from '../../compile.ts';
import { readSite } from '../../read/site.ts';
import { renderPageFiles } from './page-files.ts';
import { joinPageFiles } from './parts.ts';

const SITE = new URL('../../../../tests/fixtures/site', import.meta.url).pathname;
const GOLDEN = join(process.cwd(), 'tests/fixtures/markdown');

const compiled = await compile(await readSite(SITE), { cache: memoryCache() });
const outputs = await emittedFiles(compiled);
const markdown = [...outputs].filter(([path]) => path.endsWith('.md') || path.endsWith('llms.txt'));

const reader = unified().use(remarkParse).use(remarkGfm);

function getNodes(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(getNodes) : [])];
}

it.each([
  'index.md',
  'guide.md',
  'brewing/order-pot.md',
  'kitchen.md',
  'zh/reference/index.md',
  'llms.txt',
  'zh/llms.txt',
])('writes %s', async (path) => {
  await expect(outputs.get(path)).toMatchFileSnapshot(join(GOLDEN, path));
});

it('writes every page but the 404 page, in every language and version', () => {
  const expected = compiled.localeBuilds.flatMap(({ pages }) => pages.filter(({ layout }) => layout !== 'not-found'));
  const written = markdown.filter(([path]) => path.endsWith('.md') && !path.startsWith('.well-known/'));

  expect(written).toHaveLength(expected.length);
  expect(outputs.has('v1/zh/guide.md')).toBe(true);
  expect(outputs.has('404.md')).toBe(false);
});

it('links to pages and files that there are', () => {
  const root = 'https://tea.example.com/docs/';
  const pages = new Set([...outputs.keys()].map((path) => path.replace(/(index)?\.md$/, '')));
  const targets = markdown.flatMap(([, text]) =>
    getNodes(reader.parse(text)).flatMap((node) => (node.type === 'link' || node.type === 'image' ? [node.url] : [])),
  );

  const dead = targets
    .filter((url) => url.startsWith(root))
    .map((url) => url.slice(root.length).replace(/#.*$/, ''))
    .filter((path) => !outputs.has(path) && !pages.has(path));
  expect(targets.length).toBeGreaterThan(20);
  expect(dead).toEqual([]);
  expect(targets.filter((url) => !/^(https?|mailto):/.test(url))).toEqual([]);
});

const HOSTILE = '| <b>x</b> `c` *i* [l](http://evil.example) # not';
const VALUE: SchemaNode = {
  type: 'string · enum',
  description: [['p', null, HOSTILE]],
  constraints: [{ kind: 'pattern', value: '^`|``$' }],
  enum: [{ value: '`', description: [['p', null, HOSTILE]] }, { value: '|' }],
  default: '```',
  examples: [HOSTILE],
};

const OPERATION: Operation = {
  id: HOSTILE,
  method: 'POST',
  path: '/`x`',
  summary: HOSTILE,
  description: [HOSTILE],
  tag: '',
  status: 'confirmed',
  deprecated: false,
  servers: [{ url: 'https://x.example/`', description: HOSTILE }],
  rateLimits: [HOSTILE],
  parameters: {
    path: [],
    query: [{ name: '`a`', id: 'query-a', required: true, schema: VALUE }],
    header: [],
    cookie: [],
  },
  responses: [],
  errors: [{ code: 1, name: 'A|B', status: 400, meaning: HOSTILE, retry: 'fix', action: HOSTILE, specific: true }],
  examples: [],
  samples: [
    { language: 'bash', label: 'cURL', example: '', code: { language: 'bash', source: '```\n<b>\n````', html: '' } },
  ],
  downloads: [],
};

const PAGE: Page = {
  path: '/x',
  locale: 'en',
  title: HOSTILE,
  description: HOSTILE,
  breadcrumbs: [],
  layout: 'doc',
  kind: 'reference',
  headings: [],
  blocks: [
    { kind: 'operation', operation: OPERATION },
    { kind: 'callout', tone: 'note', title: HOSTILE, blocks: [{ kind: 'prose', nodes: [['p', null, HOSTILE]] }] },
  ],
};

it('splits a page that is too long for one piece, and links each part from the others', async () => {
  const site = compiled.localeBuilds.find(({ site }) => site.locale === 'en')?.site;
  if (!site) throw new Error('no English locale build');
  const nodes: ProseNode[] = Array.from({ length: 30 }, (_, index) => [
    ['h2', null, `Cup ${index}`],
    ['p', null, 'tea '.repeat(1000)],
  ]).flat() as ProseNode[];

  const files = renderPageFiles({ ...PAGE, title: 'Cups', blocks: [{ kind: 'prose', nodes }] }, site);

  expect(files.map(({ path }) => path)).toEqual(['/x.md', '/x.part-2.md', '/x.part-3.md']);
  for (const { content } of files) {
    expect(content.length).toBeLessThan(50_000);
    for (const { path } of files) expect(content.slice(0, 2000)).toContain(`(https://tea.example.com/docs${path})`);
  }
  expect(files.map(({ content }) => String(content).split('\n')[0])).toEqual(
    [1, 2, 3].map((part) => `# Cups (part ${part} of 3)`),
  );
  const text = files.map(({ content }) => content).join('');
  expect([...text.matchAll(/^## Cup \d+$/gm)]).toHaveLength(30);
  const joined = joinPageFiles(
    files.map(({ content }) => String(content)),
    'Cups',
  );
  expect(joined.startsWith('# Cups\n\n<https://tea.example.com/docs/x>\n\n')).toBe(true);
  expect(joined).not.toContain('part 2');
  expect([...joined.matchAll(/^## Cup \d+$/gm)]).toHaveLength(30);
});

it('shows hostile text as it is, wherever it occurs', async () => {
  const site = compiled.localeBuilds[0]?.site;
  if (!site) throw new Error('no locale build');
  const files = renderPageFiles(PAGE, { ...site, locale: 'en' });
  const tree = reader.parse(files.map(({ content }) => content).join(''));

  const nodes = getNodes(tree);
  expect(nodes.filter(({ type }) => type === 'html')).toEqual([]);
  expect(nodes.flatMap((node) => (node.type === 'link' ? [new URL(node.url).host] : []))).not.toContain(
    'evil.example)',
  );
  expect(nodes.filter((node) => node.type === 'link' && textOf(node) === 'l')).toEqual([]);
  expect(
    nodes.filter(({ type }) => type === 'tableRow').map((row) => 'children' in row && row.children.length),
  ).toEqual([6, 6]);
  expect(nodes.flatMap((node) => (node.type === 'code' ? [node.value] : []))).toEqual(['```\n<b>\n````']);
  // Title, description twice (page and operation), facts, field, enum value, two cells, callout twice.
  expect(textOf(tree).split('<b>x</b>').length - 1).toBeGreaterThanOrEqual(10);
});
