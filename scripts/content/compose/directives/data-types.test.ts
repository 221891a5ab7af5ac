import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listBlocks } from '../../../../src/model/list-blocks.ts';
import type { Page } from '../../../../src/model/page.ts';
import { compileWith } from '../../../../tests/setup/compile-small-site.ts';
import { formatFinding } from '../../../findings/finding.ts';

const API = `openapi: 3.1.0
info: { title: Tea House, version: '1' }
paths:
  /pots:
    post:
      operationId: pourTea
      tags: [Tea]
      x-allowed-status: { PotState: [clean] }
      requestBody: { content: { application/json: { schema: { type: object, properties: { lid: { $ref: '#/components/schemas/Lid' } } } } } }
      responses: { '200': { description: One., content: { application/json: { schema: { $ref: '#/components/schemas/Pot' } } } } }
    get:
      operationId: listPots
      tags: [Tea]
      summary: List pots
      responses: { '200': { description: Pots., content: { application/json: { schema: { $ref: '#/components/schemas/Pots' } } } } }
components:
  schemas:
    Pots: { type: object, properties: { pots: { type: array, items: { $ref: '#/components/schemas/Pot' } } } }
    Pot:
      type: object
      description: A pot.
      properties:
        state: { $ref: '#/components/schemas/PotState' }
        lid: { $ref: '#/components/schemas/Lid' }
        parent: { $ref: '#/components/schemas/Pot' }
    Lid: { type: object, properties: { width: { type: integer } } }
    PotState:
      enum: [clean, used]
      x-enumDescriptions: { clean: Ready., used: Wash it. }
      x-enumFacts: { section: { title: Shelf, values: { clean: 'see \`lid\`', used: [1, 2] } } }
      x-transitions: { T1: { from: [clean], to: used, trigger: Poured } }
`;

const frontmatter = '---\ntitle: Tea\ndescription: All of it.\n---\n';

/** The pages with this text as the guide of both languages. */
async function compileGuide(text: string) {
  const { localeBuilds, problems } = await compileWith({
    'openapi/tea.yaml': API,
    'guides/en/tea/index.md': `${frontmatter}\n## Types\n\n${text}\n`,
    'guides/zh/tea/index.md': `${frontmatter}\n## 类型 {#types}\n\n${text}\n`,
  });
  const pageAt = (path: string): Page | undefined => localeBuilds[1]?.pages.find((page) => page.path === path);
  return { pageAt, problems: problems.filter(({ severity }) => severity === 'error').map(formatFinding) };
}

function getBlocks(page: Page | undefined) {
  return page?.layout === 'doc' ? page.blocks : [];
}

test('gives each shared component a row with its fields or values, and everything that uses it', async () => {
  const { pageAt, problems } = await compileGuide('::types{id=object}\n\n::types{id=enum}');

  expect(problems).toEqual([]);
  const page = pageAt('/tea/');
  const folds = getBlocks(page).flatMap((block) => (block.kind === 'folds' ? block.folds : []));
  expect(folds.map(({ id, title, names, count }) => ({ id, title, names, count }))).toEqual([
    { id: 'Lid', title: 'Lid', names: ['width'], count: 1 },
    { id: 'Pot', title: 'Pot', names: ['state', 'lid', 'parent'], count: 3 },
    { id: 'PotState', title: 'PotState', names: ['clean', 'used'], count: 2 },
  ]);
  const shown = JSON.stringify(getBlocks(page));
  expect(shown).toContain(
    '"Sent by: ",["a",{"href":"/tea/pour"},"Pour"]],["li",null,"Returned by: ",["a",{"href":"/tea/pour"},"Pour"],", ",["a",{"href":"/tea/list-pots"},"List pots"]]',
  );
  expect(shown).toContain('"Fields of this type: ",["a",{"href":"#Pot-state"},"Pot.state"]');
});

test('leaves out the envelope of a response and what one operation uses alone', async () => {
  const { pageAt } = await compileGuide('::types{id=object}\n\n::types{id=value}');

  expect(JSON.stringify(getBlocks(pageAt('/tea/')))).not.toContain('Pots"');
});

test('does not describe a type again inside another one', async () => {
  const { pageAt } = await compileGuide('::types{id=object}\n\n::types{id=enum}');

  const types = listBlocks(getBlocks(pageAt('/tea/'))).flatMap((block) =>
    block.kind === 'schema' ? [block.schema] : [],
  );
  expect(types.find(({ name }) => name === 'Pot')?.fields?.map(({ schema }) => [schema.type, schema.href])).toEqual([
    ['string · enum', '/tea/#PotState'],
    ['Lid', '/tea/#Lid'],
    ['Pot', '/tea/#Pot'],
  ]);
});

test('links types of operations to their entries, and leaves them alone when there are none', async () => {
  const linked = await compileGuide('::types{id=object}');
  const plain = await compileGuide('Text.');

  expect(JSON.stringify(getBlocks(linked.pageAt('/tea/pour')))).toContain('"href":"/tea/#Lid"');
  expect(JSON.stringify(getBlocks(plain.pageAt('/tea/pour')))).not.toContain('"href":"/tea/#');
});

test('writes values with meanings, what follows and facts, and what a state allows', async () => {
  const { pageAt, problems } = await compileGuide('::values{id=PotState}\n\n::allowed{id=PotState}');

  expect(problems).toEqual([]);
  const tables = JSON.stringify(getBlocks(pageAt('/tea/')), null, 2);
  await expect(`${tables}\n`).toMatchFileSnapshot(join(process.cwd(), 'tests/fixtures/content/contract-tables.json'));
});

test('shows what directives inside folded text become, with links to it', async () => {
  const { pageAt, problems } = await compileGuide(
    ':::details[All states]{#all-states}\n\nSee [[field:Pot.state]].\n\n::states{id=PotState}\n\n:::',
  );

  expect(problems).toEqual([]);
  const [, fold] = getBlocks(pageAt('/tea/'));
  expect(fold).toMatchObject({
    kind: 'folds',
    folds: [{ id: 'all-states', title: 'All states', blocks: [{ kind: 'prose' }, { kind: 'states' }] }],
  });
  expect(JSON.stringify(fold)).toContain('"href":"/tea/pour#');
});

test('lists the valid ids when a directive names nothing', async () => {
  const { problems } = await compileGuide('::types{id=pots}\n\n::values{id=Lid}\n\n::allowed{id=Cup}');

  expect(problems.filter((problem) => problem.includes('/en/'))).toEqual([
    'guides/en/tea/index.md:8:1  no data type "pots"\n    hint: Write ::types{id=…} with the name of one that operations share, or with one of: object, enum, value.',
    'guides/en/tea/index.md:10:1  nothing to show of "Lid"\n    hint: Write ::values{id=…} with the name of a schema that lists values.',
    'guides/en/tea/index.md:12:1  nothing to show of "Cup"\n    hint: Write ::allowed{id=…} with the name of a schema in x-allowed-status.',
  ]);
});
