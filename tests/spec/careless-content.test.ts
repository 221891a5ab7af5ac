import { describe, expect, it } from 'vitest';
import { formatFinding } from '../../scripts/findings/finding.ts';
import type { SiteConfig } from '../../src/model/config.ts';
import { api, compileWith, guide } from '../setup/compile-small-site.ts';
import { emittedFiles } from '../setup/emitted-files.ts';

const EN = 'guides/en/tea/index.md';
const API = 'openapi/tea.yaml';
const SCHEME = 'link that cannot be followed';
const HINT = '\n    hint: Use https://…, http://…, mailto: or a path of the site.';

async function getProblems(files: Record<string, string>, config: Partial<SiteConfig> = {}): Promise<string[]> {
  return (await compileWith(files, config)).problems.map(formatFinding);
}

describe('links', () => {
  it('a fragment that is no percent-encoding is a dead link', async () => {
    expect(await getProblems({ [EN]: guide('', '## Steeping\n\n[x](/tea/pour#%zz)') })).toEqual([
      `${EN}:8:1  dead link: /tea/pour#%zz, /tea/pour has no heading or field "%zz"`,
    ]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//example.com', '/\\example.com', 'file:///etc/hosts'])(
    'an action or a feature of the home page cannot lead to %s',
    async (path) => {
      const home = guide(
        `layout: home\nhero: { tagline: Tea, actions: [{ text: Go, path: '${path}' }] }\nfeatures: [{ icon: card, title: A, details: B, path: '${path}' }]\n`,
      );

      expect(await getProblems({ 'guides/en/index.md': home, 'guides/zh/index.md': home })).toEqual([
        `guides/en/index.md:1:1  ${SCHEME}: ${path}${HINT}`,
        `guides/zh/index.md:1:1  ${SCHEME}: ${path}${HINT}`,
      ]);
    },
  );

  it('the configuration has the same schemes: top bar, menus, social links, source', async () => {
    const problems = await getProblems(
      {},
      {
        nav: [
          { text: 'A', link: 'javascript:a' },
          { text: 'B', items: [{ text: 'C', link: 'data:b' }] },
        ],
        socialLinks: [
          { icon: 'repo', label: 'C', mode: 'link', content: 'vbscript:c' },
          { icon: 'repo', label: 'D', mode: 'link', content: 'https://example.com' },
        ],
        sourceUrl: 'javascript:d',
      },
    );

    expect(problems).toEqual(
      ['javascript:a', 'data:b', 'vbscript:c', 'javascript:d'].map((link) => `site.ts:1:1  ${SCHEME}: ${link}${HINT}`),
    );
  });
});

describe('references', () => {
  it('what looks like a reference inside an example is data', async () => {
    const example = "content: { application/json: { example: { $ref: '#/%zz' } } }";
    const compiled = await compileWith({ [API]: api.replace('description: Pots.', `description: Pots., ${example}`) });

    expect(compiled.problems.map(formatFinding)).toEqual([]);
    const document = (await emittedFiles(compiled)).get('openapi/tea/listPots.json');
    expect(JSON.parse(String(document)).paths['/pots'].get.responses['200'].content).toEqual({
      'application/json': { example: { $ref: '#/%zz' } },
    });
  });

  it.each([
    ['../../secret.yaml', 'The reference leaves the site folder.'],
    ['https://example.com/x.yaml', 'A reference to another host is not followed.'],
    ['./extra.yaml#/Pot', 'An overlay cannot add a file to a description.'],
  ])('an overlay cannot bring in %s', async (address, message) => {
    const overlay = `overlay: 1.0.0
info: { title: 茶, version: '1' }
actions:
  - target: $.paths['/pots'].get.responses['200']
    update: { content: { application/json: { schema: { $ref: '${address}' } } } }
`;

    expect(
      await getProblems({ 'openapi/overlays/tea.zh.yaml': overlay, 'openapi/extra.yaml': 'Pot: { type: object }\n' }),
    ).toEqual([
      `openapi/overlays/tea.zh.yaml:5:56  ${message} ("${address}")\n    hint: An overlay may only translate texts that exist.`,
    ]);
  });
});

describe('names', () => {
  it('an operationId that occurs twice is reported where it is written', async () => {
    expect(await getProblems({ [API]: api.replace('operationId: listPots', 'operationId: pourTea') })).toEqual([
      `${API}:11:12  The operationId "pourTea" is also at ${API}:6.\n    hint: Give each operation an id of its own.`,
    ]);
  });

  it('an operationId longer than a file name is reported', async () => {
    expect(await getProblems({ [API]: api.replace('listPots', 'x'.repeat(300)) })).toEqual([
      `${API}:11:12  The operationId "${'x'.repeat(40)}…" is longer than the name of a file may be.\n    hint: Write one of at most 200 bytes.`,
    ]);
  });

  it('an icon that does not exist is reported, also one that every object has', async () => {
    const home = (icon: string, drawing: string) =>
      guide(
        `layout: home\nhero: { tagline: Tea, facts: [{ icon: ${icon}, text: Go }] }\nfeatures:\n  - { icon: ${drawing}, title: A, details: B }\n`,
      );
    const problems = await getProblems(
      { 'guides/en/index.md': home('plgu', '__proto__'), 'guides/zh/index.md': home('plug', 'card') },
      { socialLinks: [{ icon: 'constructor', label: 'C', mode: 'link', content: 'https://example.com' }] },
    );

    expect(problems.map((problem) => problem.split('\n')[0])).toEqual([
      'guides/en/index.md:5:33  There is no icon called "plgu".',
      'guides/en/index.md:7:7  There is no icon called "__proto__".',
      'site.ts:1:1  There is no icon called "constructor".',
    ]);
  });
});

describe('directives', () => {
  it('may be on another line in a translation; one that names nothing is reported at its own line', async () => {
    const text = '## Steeping\n\n::operation{id=pourTea}';
    const chinese = '## 浸泡 {#steeping}\n\n多一行。\n\n::operation{id=pourTea}';

    expect(await getProblems({ [EN]: guide('', text), 'guides/zh/tea/index.md': guide('', chinese) })).toEqual([]);
    expect(
      await getProblems({
        [EN]: guide('', text.replace('pourTea', 'porTea')),
        'guides/zh/tea/index.md': guide('', chinese.replace('pourTea', 'porTea')),
      }),
    ).toEqual([
      `${EN}:8:1  no operation "porTea"\n    hint: Did you mean "pourTea"?`,
      `guides/zh/tea/index.md:10:1  no operation "porTea"\n    hint: Did you mean "pourTea"?`,
    ]);
  });
});

describe('texts and schemas that take time or stack', () => {
  const tooDeep = '  the text is nested too deeply\n    hint: Use fewer lists, quotes and marks inside one another.';

  it.each([
    ['quotes', '>'.repeat(5000)],
    ['lists on one line', `${'- '.repeat(3000)}x`],
    ['lists by indentation', Array.from({ length: 3000 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
    ['marks of emphasis', `${'*a '.repeat(200)}x${' b*'.repeat(200)}`],
  ])('thousands of nested %s are refused at their line', async (_, text) => {
    const problems = await getProblems({ [EN]: guide('', `## Steeping\n\n${text}`) });

    expect(problems[0]).toMatch(new RegExp(`^${EN}:\\d+:1${tooDeep.replace(/[.?]/g, '\\$&')}`));
  });

  it('a rule of many marks and code with brackets are not nested', async () => {
    const text = `## Steeping\n\n${'- '.repeat(60)}\n\n\`\`\`\n${'['.repeat(400)}\n\`\`\``;

    expect((await getProblems({ [EN]: guide('', text) })).filter((problem) => problem.includes('nested'))).toEqual([]);
  });

  it('thousands of headings with one text take time in proportion', { timeout: 60_000 }, async () => {
    const count = 3000;
    const headings = (title: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => `## ${title(index)}`);
    const problems = await getProblems({
      [EN]: guide('', ['## Steeping', ...headings(() => 'Tea')].join('\n\n')),
      'guides/zh/tea/index.md': guide(
        '',
        ['## 浸泡 {#steeping}', ...headings((index) => `茶 {#tea${index ? `-${index}` : ''}}`)].join('\n\n'),
      ),
    });

    // With the cube of the number it was more than a minute.
    expect(problems).toEqual([]);
  });

  it('30 layers of schemas that extend the next one twice are read once each', { timeout: 60_000 }, async () => {
    const layers = Array.from({ length: 30 }, (_, index) => {
      const next = `{ $ref: '#/components/schemas/S${index + 1}' }`;
      return `    S${index}: { allOf: [${next}, ${next}, { allOf: [${next}] }] }`;
    });
    const schemas = [...layers, '    S30: { type: object, properties: { z: { type: string } } }'].join('\n');
    const body = "requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/S0' } } } },";

    expect(
      await getProblems({
        [API]: `${api.replace('summary: List', `${body} summary: List`)}components:\n  schemas:\n${schemas}\n`,
      }),
    ).toEqual([]);
  });
});
