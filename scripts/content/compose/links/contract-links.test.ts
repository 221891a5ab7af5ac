import { expect, test } from 'vitest';
import { compileWith, guide } from '../../../../tests/setup/compile-small-site.ts';
import { formatFinding } from '../../../findings/finding.ts';

const api = `openapi: 3.1.0
info: { title: Tea House, version: '1' }
x-limits: { steeping: { value: 1800, unit: second }, pots: { value: 3 }, sips: { values: [2, 5, 10], unit: minute } }
x-rate-limits: { pouring: { limit: 2, windowSeconds: 60, description: 2 cups a minute } }
paths:
  /pots/{potId}:
    post:
      operationId: pourTea
      tags: [Tea]
      summary: Pour tea
      parameters: [{ $ref: '#/components/parameters/potId' }]
      responses:
        '200': { description: Tea., content: { application/json: { schema: { $ref: '#/components/schemas/Cup' }, examples: { success: { $ref: '#/components/examples/pourTea.success' } } } } }
components:
  parameters: { potId: { name: potId, in: path, required: true, schema: { type: string, pattern: ^p_ } } }
  examples: { pourTea.success: { summary: Tea, value: { stamp: C, sips: [{ warmth: hot }] } } }
  schemas:
    Cup:
      type: object
      properties: { warmth: { $ref: '#/components/schemas/Warmth' }, stamp: { type: string, pattern: ^C$ } }
    Leaf: { type: string, enum: [GREEN], x-chains: { GREEN: { grams: 4, cups: [small, large], stampPattern: ^T$ } } }
    Coin: { type: string, enum: [TEA], examples: ['4.00'], x-currencies: { TEA: { scale: 2 } } }
    Warmth: { type: string, enum: [hot, cold], x-enumDescriptions: { hot: Fresh. } }
    ErrorCode: { type: integer, enum: [422102], x-enum-varnames: [POT_EMPTY], x-errors: { '422102': { retry: fix } } }
`;

const links =
  '[[op:pourTea]] [[field:Cup.warmth]] [[enum:Warmth.hot]] [[error:422102]] [[limit:steeping]] [[limit:pots]] [[limit:sips]] [[rate:pouring]]';

function write(text: string, frontmatter = '') {
  const files = {
    'guides/en/tea/index.md': guide(frontmatter, text),
    'guides/zh/tea/index.md': guide(frontmatter, text),
  };
  return compileWith({ ...files, 'openapi/tea.yaml': api });
}

async function getProse(text: string, locale: string) {
  const { localeBuilds, problems } = await write(text);
  expect(problems).toEqual([]);
  const pages = localeBuilds.find(({ site }) => site.locale === locale)?.pages ?? [];
  const page = pages.find(({ path }) => path === '/tea/');
  return page && 'blocks' in page ? page.blocks : [];
}

test('gives typed links the words and addresses of the pages', async () => {
  expect(await getProse(links, 'en')).toEqual([
    {
      kind: 'prose',
      nodes: [
        [
          'p',
          null,
          ['a', { href: '/tea/pour' }, 'Pour'],
          ' ',
          ['a', { href: '/tea/pour#res-200-warmth' }, ['code', null, 'warmth']],
          ' ',
          ['a', { href: '/tea/pour#res-200-warmth', title: 'Fresh.' }, ['code', null, 'hot']],
          ' ',
          ['code', { title: 'POT_EMPTY' }, '422102'],
          ' 1800 seconds 3 2, 5 and 10 minutes 2 cups a minute',
        ],
      ],
    },
  ]);
});

test('writes patterns and the facts of a chain', async () => {
  const text =
    '[[pattern:potId]] [[pattern:Cup.stamp]] [[chain:GREEN.grams]] [[chain:GREEN.cups]] [[chain:GREEN.stampPattern]]';
  const shown = (cups: string) => [
    ['code', null, '^p_'],
    ' ',
    ['code', null, '^C$'],
    ` 4 ${cups} `,
    ['code', null, '^T$'],
  ];

  expect(await getProse(text, 'en')).toEqual([{ kind: 'prose', nodes: [['p', null, ...shown('small, large')]] }]);
  expect(await getProse(text, 'zh')).toEqual([{ kind: 'prose', nodes: [['p', null, ...shown('small、large')]] }]);
});

const kitchen = `asyncapi: 3.0.0
info: { title: Kitchen, version: '1' }
channels:
  kettle:
    address: /kettle
    title: Kettle
    bindings: { ws: { query: { $ref: '#/components/schemas/KettleQuery' } } }
    messages: { boiled: { $ref: '#/components/messages/boiled' } }
    x-close-codes: { '4401': { name: no water, reconnect: 'no', action: Fill it } }
components:
  schemas:
    KettleQuery: { type: object, properties: { size: { type: string } } }
    Sign: { type: object, properties: { at: { type: string } } }
    Boiled: { type: object, allOf: [{ $ref: '#/components/schemas/Sign' }] }
  messages:
    boiled: { name: tea.boiled, summary: It boils, payload: { $ref: '#/components/schemas/Boiled' } }
`;

test('links frames and close codes to the page of their channel, and within it', async () => {
  const text = 'After [[frame:tea.boiled]] comes [[close:4401]].';
  const page = (directive: string) => guide('', `${text}\n\n${directive}`);
  const { localeBuilds, problems } = await compileWith({
    'openapi/tea.yaml': api,
    'asyncapi/kitchen.yaml': kitchen,
    'guides/en/tea/index.md': page('::channel{id=kettle}'),
    'guides/zh/tea/index.md': page('::channel{id=kettle}'),
    'guides/en/tea/pour.md': page('Text.'),
    'guides/zh/tea/pour.md': page('Text.'),
  });
  const links = (path: string) => {
    const own = localeBuilds.flatMap(({ pages }) => pages).find((one) => one.path === path && one.locale === 'en');
    return /After .* comes .*?\]\]/.exec(JSON.stringify(own && 'blocks' in own ? own.blocks : []))?.[0];
  };

  expect(problems).toEqual([]);
  expect(links('/tea/')).toBe(
    'After ",["a",{"href":"#message-tea.boiled","title":"It boils"},["code",null,"tea.boiled"]]," comes ",["a",{"href":"#close-4401","title":"no water"},["code",null,"4401"]]',
  );
  expect(links('/tea/pour')).toContain('"href":"/tea/#message-tea.boiled"');
  expect(links('/tea/pour')).toContain('"href":"/tea/#close-4401"');
});

test('links parameters of operations and channels, and fields that a schema has from another', async () => {
  const text = '[[field:pourTea.potId]] [[field:kettle.size]] [[field:Boiled.at]]';
  const { localeBuilds, problems } = await compileWith({
    'openapi/tea.yaml': api,
    'asyncapi/kitchen.yaml': kitchen,
    'guides/en/tea/index.md': guide('', `${text}\n\n::channel{id=kettle}`),
    'guides/zh/tea/index.md': guide('', `${text}\n\n::channel{id=kettle}`),
  });
  const [page] = localeBuilds.flatMap(({ pages }) => pages).filter(({ path }) => path === '/tea/');

  expect(problems).toEqual([]);
  const [prose] = page && 'blocks' in page ? page.blocks : [];
  expect([...JSON.stringify(prose).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/tea/pour#path-potId',
    '#query-size',
    '#message-tea.boiled-at',
  ]);
});

test('links an operation that a text names in code style', async () => {
  expect(JSON.stringify(await getProse('Call `pourTea`.', 'en'))).toContain(
    JSON.stringify(['a', { href: '/tea/pour' }, ['code', null, 'pourTea']]),
  );
});

test('lets the author choose the words of a link', async () => {
  const prose = JSON.stringify(await getProse('It is [[op:pourTea|poured]].', 'en'));

  expect(prose).toContain('["a",{"href":"/tea/pour"},"poured"]');
});

test('shows a value of an example as text or in code style', async () => {
  const prose = JSON.stringify(
    await getProse('[[value:pourTea.success/stamp]] [[code:pourTea.success/sips/0/warmth]]', 'en'),
  );
  expect(prose).toContain('"C ",["code",null,"hot"]');
});

test('writes limits in the language of the page', async () => {
  const prose = JSON.stringify(await getProse('[[op:pourTea]]：[[limit:steeping]]，[[limit:sips]]', 'zh'));

  expect(prose).toContain('"倒茶"');
  expect(prose).toContain('：1800 秒，');
  expect(prose).toContain('，2、5、10 分钟"');
});

test('reports a typed link that names nothing, with its position', async () => {
  const { problems } = await write('Text.\n\nThen [[op:pourTee]] or [[limit:pot]] or [[tea:green]].');

  expect(problems.filter(({ file }) => file.includes('/en/')).map(formatFinding)).toEqual([
    'guides/en/tea/index.md:8:6  the contract has no op:pourTee\n    hint: Did you mean [[op:pourTea]]?',
    'guides/en/tea/index.md:8:24  the contract has no limit:pot\n    hint: Did you mean [[limit:pots]]?',
    'guides/en/tea/index.md:8:41  the contract has no tea:green\n    hint: Known kinds: op, channel, field, error, enum, state, limit, rate, pattern, chain, currency, frame, close, code, value.',
  ]);
});

test('reports a typed link that a table has cut, and takes one whose line is escaped', async () => {
  const table = (link: string) => `| a | b |\n|---|---|\n| ${link} | 2 |`;

  expect((await write(table('[[op:pourTea\\|poured]]'))).problems).toEqual([]);
  const [problem] = (await write(table('[[op:pourTea|poured]]'))).problems;
  expect(problem && formatFinding(problem)).toContain('8:3  [[op:… is not a whole typed link');
});

const unknown = [
  '`potID`',
  '`GET /pots`',
  '`POT_FULL`',
  '`Cup.warmness`',
  '`X-Pot-Id`',
  '`hott`',
  '422103',
  '`422103`',
];

test.each(unknown)('reports %s, which the contract does not know', async (mention) => {
  const { problems } = await write(`Then ${mention}.`);

  const [first, ...others] = problems.filter(({ file }) => file.includes('/en/'));
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    line: 6,
    column: 6,
    message: `the contract does not know ${mention.replaceAll('`', '')}`,
  });
});

const known = [
  '`potId`',
  '`POST /pots/{potId}`',
  '`/pots/7`',
  '`/tea/pour`',
  '`warmth: hot`',
  '`null`',
  '422102',
  'in 450000.00',
];

test.each(known)('lets %s pass', async (mention) => {
  expect((await write(`Then ${mention}.`)).problems).toEqual([]);
});

const SOMETHING_ELSE = 'A number of something else, with words around it, belongs under allow: in the frontmatter.';

test.each([
  ['1800 seconds', 'holds', '[[limit:steeping]] (1800 seconds)'],
  ['30 minutes', 'holds', '[[limit:steeping]] (1800 seconds)'],
  ['five minutes', 'holds', '[[limit:sips]] (2, 5 and 10 minutes)'],
  ['2 cups a minute', 'holds', '[[rate:pouring]] (2 cups a minute)'],
  ['7 minutes', 'does not say', '[[limit:sips]] (2, 5 and 10 minutes) or [[limit:steeping]] (1800 seconds)'],
  ['7 minutes of steeping', 'does not say', '[[limit:steeping]] (1800 seconds)'],
  ['3 cups a minute', 'does not say', '[[rate:pouring]] (2 cups a minute)'],
])('reports %s, which the contract %s, with its value', async (typed, verb, fix) => {
  const { problems } = await write(`Wait ${typed}.`);
  const quantity = typed.replace(/ of .*/, '');

  expect(problems.filter(({ file }) => file.includes('/en/')).map(formatFinding)).toEqual([
    `guides/en/tea/index.md:6:6  the contract ${verb} "${quantity}"\n    hint: Write ${fix}. ${SOMETHING_ELSE}`,
  ]);
});

test('an amount of money is one that the contract says, of a currency that it has', async () => {
  const { problems } = await write('Pay 4.00 TEA, 5.00 TEA or 6.00 SIP.');

  expect(problems.filter(({ file }) => file.includes('/en/')).map(formatFinding)).toEqual([
    `guides/en/tea/index.md:6:15  the contract does not say "5.00 TEA"\n    hint: ${SOMETHING_ELSE}`,
  ]);
});

test.each(['3 pots', 'a minute', 'the last four digits', '[[limit:steeping]]'])('lets %s pass', async (typed) => {
  expect((await write(`Wait ${typed}.`)).problems).toEqual([]);
});

test('lets a number pass that the file allows, among the words with which it does', async () => {
  expect((await write('Wait five minutes.', 'allow: [five minutes]\n')).problems).toEqual([]);
  expect((await write('Wait 7 minutes early.', 'allow: [7 minutes early]\n')).problems).toEqual([]);
  expect((await write('Wait 7 minutes.', 'allow: [7 minutes early]\n')).problems).toHaveLength(2);
});

test('without limits in the contract, every number passes', async () => {
  const { problems } = await compileWith({ 'guides/en/tea/index.md': guide('', 'Wait 7 minutes.\n\n## Steeping\n') });

  expect(problems.filter(({ message }) => message.includes('contract'))).toEqual([]);
});

test('lets pass what the file allows', async () => {
  expect((await write('Then `samovar`.', 'allow: [samovar]\n')).problems).toEqual([]);
});
