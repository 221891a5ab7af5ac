import { expect, test } from 'vitest';
import { compileWith } from '../../../../tests/setup/compile-small-site.ts';
import { formatFinding } from '../../../findings/finding.ts';

const API = `openapi: 3.1.0
info: { title: Tea House, version: '1' }
paths:
  /pots:
    post: { operationId: pourTea, summary: Pour tea, x-scope: pot:write, tags: [Tea], responses: { '204': { description: Poured. } } }
    get:
      operationId: listPots
      summary: List pots
      x-scope: pot:read
      tags: [Tea]
      parameters: [{ name: Smell, in: header, x-scope: pot:smell, schema: { type: boolean } }]
      responses: { '204': { description: Listed. } }
components:
  schemas:
    Coin: { type: string, x-currencies: { USD: { scale: 2, name: US dollar }, JPY: { scale: 0, name: Yen } } }
`;

async function compileText(text: string, api = API) {
  const frontmatter = '---\ntitle: Tea\ndescription: All of it.\n---\n';
  const { localeBuilds, problems } = await compileWith({
    'openapi/tea.yaml': api,
    'guides/en/tea/index.md': `${frontmatter}\n## Steeping\n\n${text}\n`,
    'guides/zh/tea/index.md': `${frontmatter}\n## 浸泡 {#steeping}\n\n${text}\n`,
  });
  const page = localeBuilds[1]?.pages.find(({ path }) => path === '/tea/');
  return {
    shown: JSON.stringify(page?.layout === 'doc' ? page.blocks : []),
    problems: problems.filter(({ severity }) => severity === 'error').map(formatFinding),
  };
}

test('lists the currencies of the contract with name and scale', async () => {
  const { shown, problems } = await compileText('::currencies');

  expect(problems).toEqual([]);
  expect(shown).toContain('["tr",null,["th",null,"Code"],["th",null,"Currency"],["th",null,"Decimal places"]]');
  expect(shown).toContain('["tr",null,["td",null,["code",null,"JPY"]],["td",null,"Yen"],["td",null,"0"]]');
});

test('lists the scopes of operations and of parameters with links to the operations', async () => {
  const { shown, problems } = await compileText('::scopes');

  expect(problems).toEqual([]);
  expect(shown).toContain(
    '["td",null,["code",null,"pot:read"]],["td",null,["a",{"href":"/tea/list-pots"},"List pots"]]',
  );
  expect(shown).toContain('["a",{"href":"/tea/list-pots"},"List pots"]," with ",["code",null,"Smell"]]');
});

test('reports a list of something that no document has', async () => {
  const { problems } = await compileText(
    '::currencies\n\n::scopes',
    'openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths: {}\n',
  );

  expect(problems.filter((problem) => problem.includes('/en/tea/index'))).toEqual([
    'guides/en/tea/index.md:8:1  no API document has currencies\n    hint: A schema holds them: x-currencies.',
    'guides/en/tea/index.md:10:1  no API document has scopes\n    hint: Operations name theirs: x-scope.',
  ]);
});
