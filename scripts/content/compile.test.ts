import { describe, expect, test } from 'vitest';
import type { SiteConfig } from '../../src/model/config.ts';
import { api, compileWith, files, guide } from '../../tests/setup/compile-small-site.ts';
import { formatFinding, relax } from '../findings/finding.ts';

test('compiles guides and operations into pages of each language', async () => {
  const { localeBuilds, problems } = await compileWith({});

  expect(problems).toEqual([]);
  expect(localeBuilds.map(({ site, pages }) => [site.locale, pages.map(({ path }) => path)])).toEqual([
    ['zh', ['/', '/tea/', '/tea/pour', '/tea/list-pots', '/reference/', '/404', '/404-offline']],
    ['en', ['/', '/tea/', '/tea/pour', '/tea/list-pots', '/reference/', '/404', '/404-offline']],
  ]);
});

test('gives each page its breadcrumbs, neighbours and sidebar', async () => {
  const { localeBuilds } = await compileWith({});

  const page = localeBuilds[1]?.pages.find(({ path }) => path === '/tea/pour');
  expect(page).toMatchObject({
    breadcrumbs: [{ text: 'Tea' }, { text: 'Pour' }],
    sidebar: 'guide',
    previous: { path: '/tea/', title: 'Tea' },
    next: { path: '/tea/list-pots', title: 'List pots', method: 'GET' },
    headings: [{ id: 'responses', text: 'Responses', depth: 2 }],
  });
});

test('lists the guide of an operation in the group of its tag, before nested groups, where no sidebar lists it', async () => {
  const nested = { text: { en: 'More', zh: '更多' }, items: ['/tea/'] };
  const sidebars = { guide: [{ text: { en: 'Tea', zh: '茶' }, tag: 'Tea', items: [nested] }] };

  const { localeBuilds, problems } = await compileWith({}, { sidebars });

  expect(problems).toEqual([]);
  const group = { items: [{ path: '/tea/pour' }, { path: '/tea/list-pots' }, { text: 'More' }] };
  expect(localeBuilds[1]?.site.sidebars).toMatchObject({ guide: [group] });
});

test('lists every page with its headings in the overview', async () => {
  const { localeBuilds } = await compileWith({});

  const overview = localeBuilds[0]?.pages.find(({ layout }) => layout === 'overview');
  expect(overview).toMatchObject({
    groups: [
      {
        id: 'guide-1',
        text: '茶',
        pages: [{ path: '/tea/', headings: [{ id: 'steeping', text: '浸泡', depth: 2 }] }, {}, {}],
      },
    ],
  });
});

test('resolves relative links to paths of the site', async () => {
  const { localeBuilds } = await compileWith({});

  const page = localeBuilds[1]?.pages.find(({ path }) => path === '/tea/');
  expect(JSON.stringify(page)).toContain('["a",{"href":"/tea/pour"},"pour"]');
});

test('gives another version its own pages, and a prefix to its documents', async () => {
  const v1 = Object.fromEntries(Object.entries(files).map(([name, text]) => [`versions/v1/${name}`, text]));

  const { localeBuilds, problems } = await compileWith(v1, { versions: ['v2', 'v1'] });

  expect(problems).toEqual([]);
  expect(localeBuilds.map(({ site }) => [site.version, site.locale])).toEqual([
    [undefined, 'zh'],
    [undefined, 'en'],
    ['v1', 'zh'],
    ['v1', 'en'],
  ]);
  expect(localeBuilds[2]?.site.downloads[0]?.url).toBe('/v1/openapi/tea.yaml');
  expect(localeBuilds[2]?.pages[1]?.file).toBe('versions/v1/guides/zh/tea/index.md');
});

test('hints name the folder of the version that they are about', async () => {
  const changed = {
    ...files,
    'guides/en/tea/index.md': guide('', '## Steeping\n\n[download](/openapi/tea.yaml)'),
    'guides/zh/tea/pour.md': files['guides/zh/tea/pour.md']?.replace('title', 'source: 0000abcd\ntitle'),
  };
  const v1 = Object.fromEntries(Object.entries(changed).map(([name, text]) => [`versions/v1/${name}`, text]));

  const { problems } = await compileWith(v1, { versions: ['v2', 'v1'] });

  expect(problems.map(({ hint }) => hint)).toEqual(
    expect.arrayContaining([
      'Did you mean /v1/openapi/tea.yaml?',
      expect.stringMatching(/^Compare the two, then run npx api-docs stamp --site \S+\/versions\/v1\.$/),
    ]),
  );
});

const EN = 'guides/en/tea/index.md';

type Mistake = {
  name: string;
  changes: Record<string, string | undefined>;
  config?: Partial<SiteConfig>;
  problem: string;
};

const mistakes: Mistake[] = [
  {
    name: 'unknown frontmatter',
    changes: { [EN]: guide('titel: Tea\n', '## Steeping') },
    problem: `${EN}:4:1  Unknown frontmatter key "titel".\n    hint: Did you mean "title"?`,
  },
  { name: 'no frontmatter', changes: { [EN]: '## Steeping\n' }, problem: `${EN}:1  The guide has no frontmatter.` },
  {
    name: 'a title missing',
    changes: { [EN]: '---\ndescription: x\n---\n\n## Steeping\n' },
    problem: `${EN}:1:1  Frontmatter needs "title".`,
  },
  { name: 'bad YAML in frontmatter', changes: { [EN]: guide('a: [\n', '## Steeping') }, problem: `${EN}:` },
  {
    name: 'a value of the wrong kind',
    changes: { [EN]: guide('sidebar: maybe\n', '## Steeping') },
    problem: `${EN}:4:1  Frontmatter "sidebar" must be true or false.`,
  },
  {
    name: 'a missing translation',
    changes: { 'guides/zh/tea/pour.md': undefined },
    problem: 'guides/en/tea/pour.md:1  page /tea/pour has no zh translation\n    hint: Write guides/zh/tea/pour.md.',
  },
  {
    name: 'a heading without text',
    changes: { [EN]: guide('', '## Steeping\n\n## ') },
    problem: `${EN}:8:1  heading without text`,
  },
  {
    name: 'a heading id that a part made from the contract has',
    changes: { 'guides/en/tea/pour.md': guide('operation: pourTea\n', '## Responses') },
    problem: 'guides/en/tea/pour.md:7  the id "responses" of this heading belongs to a part of the page',
  },
  {
    name: 'a heading id that the frame has',
    changes: { [EN]: guide('', '## Steeping\n\n## Choice {#menu}') },
    problem: `${EN}:8:1  the id "menu" belongs to the frame of every page`,
  },
  {
    name: 'a heading id that the other language lacks',
    changes: { 'guides/zh/tea/index.md': guide('', '## 浸泡 {#steep}') },
    problem: 'guides/zh/tea/index.md:6  heading "浸泡" has the id "steep", which guides/en/tea/index.md does not have',
  },
  {
    name: 'code that a translation changed',
    changes: {
      [EN]: guide('', '## Steeping\n\n```bash\npour --hot # slowly\nsip\n```'),
      'guides/zh/tea/index.md': guide('', '## 浸泡 {#steeping}\n\n```bash\npour --cold # 慢慢\nsip\n```'),
    },
    problem: 'guides/zh/tea/index.md:1  code block 1 differs in more than comments: pour --cold',
  },
  {
    name: 'a table row that a translation lacks',
    changes: {
      [EN]: guide('', '## Steeping\n\n|a|b|\n|-|-|\n|1|2|'),
      'guides/zh/tea/index.md': guide('', '## 浸泡 {#steeping}\n\n|a|b|\n|-|-|'),
    },
    problem: 'guides/zh/tea/index.md:1  table 1 has 1 × 2 cells instead of 2 × 2',
  },
  {
    name: 'a name that a translation does not mention',
    changes: { [EN]: guide('', '## Steeping\n\n[[op:pourTea]]') },
    problem: 'guides/zh/tea/index.md:1  does not mention [[op:pourTea]]',
  },
  {
    name: 'a translation of an older text',
    changes: { 'guides/zh/tea/pour.md': files['guides/zh/tea/pour.md']?.replace('title', 'source: 0000abcd\ntitle') },
    problem: 'guides/zh/tea/pour.md:1  guides/en/tea/pour.md has changed since this translation',
  },
  {
    name: 'two pages on one path',
    changes: { 'guides/en/tea.md': guide('sidebar: false\n'), 'guides/zh/tea.md': guide('sidebar: false\n') },
    problem: 'guides/en/tea/index.md:1  two pages at /tea/: the other one is guides/en/tea.md',
  },
  {
    name: 'raw HTML',
    changes: { [EN]: guide('', '## Steeping\n\n<b>hot</b>') },
    problem: `${EN}:8:1  raw HTML is not allowed: <b>`,
  },
  {
    name: 'script in a description',
    changes: { 'openapi/tea.yaml': api.replace('See [the guide](/tea/#steeping).', '<script>steal()</script>') },
    problem: 'openapi/tea.yaml:9:7  raw HTML is not allowed: <script>steal()</script>',
  },
  {
    name: 'a dead link',
    changes: { [EN]: guide('', '## Steeping\n\n[pour](/tea/por)') },
    problem: `${EN}:8:1  dead link: /tea/por\n    hint: Did you mean /tea/pour?`,
  },
  {
    name: 'a link with a language in it',
    changes: { [EN]: guide('', '## Steeping\n\n[pour](/en/tea/pour)') },
    problem: `${EN}:8:1  dead link: /en/tea/pour\n    hint: Write the path without the language: /tea/pour.`,
  },
  {
    name: 'a dead anchor',
    changes: { [EN]: guide('', '## Steeping\n\n[pour](/tea/pour#respons)') },
    problem: `${EN}:8:1  dead link: /tea/pour#respons, /tea/pour has no heading or field "respons"\n    hint: Did you mean #responses?`,
  },
  {
    name: 'an operation as other tools link it',
    changes: { [EN]: guide('', '## Steeping\n\n[pour](#operation/pourTea)') },
    problem: `${EN}:8:1  dead link: #operation/pourTea, /tea/ has no heading or field "operation/pourTea"\n    hint: An operation has a page of its own. Write [[op:pourTea]].`,
  },
  {
    name: 'a dead link in a description',
    changes: { 'openapi/tea.yaml': api.replace('/tea/#steeping', '/coffee') },
    problem: 'openapi/tea.yaml:9:7  dead link: /coffee',
  },
  {
    name: 'a page in no sidebar',
    changes: { 'guides/en/milk.md': guide(''), 'guides/zh/milk.md': guide('') },
    problem: 'guides/en/milk.md:1  page /milk is in no sidebar',
  },
  {
    name: 'an operation that no document has',
    changes: { 'guides/en/tea/pour.md': guide('operation: porTea\n') },
    problem: 'guides/en/tea/pour.md:1  no operation "porTea"\n    hint: Did you mean "pourTea"?',
  },
  {
    name: 'an example that the operation lacks',
    changes: { 'guides/en/tea/pour.md': guide('operation: pourTea\nexample: big\n') },
    problem: 'guides/en/tea/pour.md:1  pourTea has no request example "big"',
  },
  {
    name: 'an image that is not there',
    changes: { [EN]: guide('', '## Steeping\n\n![A pot](./pot.svg)') },
    problem: `${EN}:8:1  no such image: ./pot.svg\n    hint: Expected at guides/en/tea/pot.svg.`,
  },
  {
    name: 'a sidebar entry without a page',
    changes: {},
    config: { sidebars: { guide: ['/tea/', '/tea/pour', '/tea/list-pots', '/tea/drink'] } },
    problem: 'site.ts:1:1  no page at /tea/drink',
  },
  {
    name: 'an attachment that is not there',
    changes: {},
    config: { attachments: ['openapi/menu.json'] },
    problem: 'site.ts:1:1  no file openapi/menu.json',
  },
];

test('differences between languages and unlisted pages can wait, other mistakes cannot', async () => {
  const { problems } = await compileWith({
    'guides/zh/tea/pour.md': undefined,
    'guides/en/tea/index.md': guide('', '## Steeping\n\n## New\n\n[nowhere](/coffee)'),
    'guides/en/milk.md': guide(''),
  });

  const severities = problems.map(relax).map(({ severity, message }) => [severity, message]);
  expect(severities.filter(([severity]) => severity === 'error')).toEqual([['error', 'dead link: /coffee']]);
  expect(severities.map(([, message]) => message)).toEqual(
    expect.arrayContaining([
      'page /tea/pour has no zh translation',
      'no heading with the id "new"',
      'page /milk is in no sidebar',
    ]),
  );
});

describe('reports with file, line and a way to fix it', () => {
  test.each(mistakes)('$name', async ({ changes, config: changedConfig, problem }) => {
    const { problems } = await compileWith(changes, changedConfig);

    const errors = problems.filter(({ severity }) => severity === 'error').map(formatFinding);
    expect(errors).toContainEqual(expect.stringContaining(problem));
  });
});

test('a document that cannot be read makes no echo in the guides that need it', async () => {
  const { problems } = await compileWith({ 'openapi/tea.yaml': `${api}\topenapi: 3\n` });

  expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(['openapi/tea.yaml']));
});
