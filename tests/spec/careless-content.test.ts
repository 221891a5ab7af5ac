import { describe, expect, it } from 'vitest';
import { outputsOf } from '../../scripts/content/emit/emit.ts';
import { formatProblem } from '../../scripts/content/problem.ts';
import type { SiteConfig } from '../../src/model/config.ts';
import { api, compileWith, guide } from '../setup/compile-small-site.ts';

const EN = 'guides/en/tea/index.md';
const API = 'openapi/tea.yaml';
const SCHEME = 'link with a scheme that is not allowed';
const HINT = '\n    hint: Use http, https, mailto or a path of the site.';

async function problemsOf(files: Record<string, string>, config: Partial<SiteConfig> = {}): Promise<string[]> {
  return (await compileWith(files, config)).problems.map(formatProblem);
}

describe('links', () => {
  it('a fragment that is no percent-encoding is a dead link', async () => {
    expect(await problemsOf({ [EN]: guide('', '## Steeping\n\n[x](/tea/pour#%zz)') })).toEqual([
      `${EN}:8:1  dead link: /tea/pour#%zz, /tea/pour has no heading or field "%zz"`,
    ]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//example.com', '/\\example.com', 'file:///etc/hosts'])(
    'an action or a feature of the home page cannot lead to %s',
    async (path) => {
      const home = guide(
        `layout: home\nhero: { tagline: Tea, actions: [{ text: Go, path: '${path}' }] }\nfeatures: [{ icon: card, title: A, details: B, path: '${path}' }]\n`,
      );

      expect(await problemsOf({ 'guides/en/index.md': home, 'guides/zh/index.md': home })).toEqual([
        `guides/en/index.md:1:1  ${SCHEME}: ${path}${HINT}`,
        `guides/zh/index.md:1:1  ${SCHEME}: ${path}${HINT}`,
      ]);
    },
  );

  it('the configuration has the same schemes: top bar, menus, social links, source', async () => {
    const problems = await problemsOf(
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

    expect(compiled.problems.map(formatProblem)).toEqual([]);
    const outputs = (await outputsOf(compiled)).find(({ path }) => path === 'openapi/tea/listPots.json');
    expect(JSON.parse(String(outputs?.content)).paths['/pots'].get.responses['200'].content).toEqual({
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
      await problemsOf({ 'openapi/overlays/tea.zh.yaml': overlay, 'openapi/extra.yaml': 'Pot: { type: object }\n' }),
    ).toEqual([
      `openapi/overlays/tea.zh.yaml:5:56  ${message} ("${address}")\n    hint: An overlay may only translate texts that exist.`,
    ]);
  });
});
