import { relative } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { formatFinding } from '../../scripts/findings/finding.ts';
import { createGates } from '../../scripts/spec/gates.ts';
import { runGates } from '../../scripts/spec/run.ts';
import { copyWallet, type Edit } from './wallet-copy.ts';

const WALLET = 'openapi/wallet.yaml';
const COMMON = 'openapi/common.yaml';
const EVENTS = 'asyncapi/events.yaml';
const WALLET_ZH = 'openapi/overlays/wallet.zh.yaml';

type Mistake = { name: string; edits: Edit[]; problems: string[] };

// Each mistake alone, with the whole line it gives: file, line, column, message and hint.
const MISTAKES: Mistake[] = [
  {
    name: 'a tab',
    edits: [{ file: WALLET, from: '  title: Wallet', to: '\ttitle: Wallet' }],
    problems: [`${WALLET}:3:1  A tab is used as indentation.\n    hint: Indent with spaces.`],
  },
  {
    name: 'a colon in an unquoted text of a guide',
    edits: [{ file: 'guides/en/wallet.md', from: 'description: What', to: 'description: Balances: what' }],
    problems: [
      'guides/en/wallet.md:3:14  Nested mappings are not allowed in compact mappings.\n    hint: A text that contains a colon needs quotes.',
    ],
  },
  {
    name: 'a duplicate key',
    edits: [{ file: COMMON, from: '      pattern: ', to: '      type: string\n      pattern: ' }],
    problems: [`${COMMON}:15:7  This key occurs twice in one map.\n    hint: Keep one of the two.`],
  },
  {
    name: 'a file that is not UTF-8',
    edits: [{ file: EVENTS, to: Uint8Array.of(0x61, 0x3a, 0x20, 0xff, 0x0a) }],
    problems: [`${EVENTS}:1  The file is not UTF-8.\n    hint: Save it as UTF-8.`],
  },
  {
    name: 'a list where an object belongs',
    edits: [{ file: COMMON, to: '- components\n' }],
    problems: [
      `${COMMON}:1:1  The document must be an object, not a list.\n    hint: It begins with a name and a value, such as "openapi: 3.1.0".`,
    ],
  },
  {
    name: 'a reference to nothing',
    edits: [
      { file: WALLET, from: "common.yaml#/components/schemas/Money'", to: "common.yaml#/components/schemas/Mony'" },
    ],
    problems: [
      `${WALLET}:85:11  Nothing is at "./common.yaml#/components/schemas/Mony".\n    hint: Did you mean "Money"?`,
    ],
  },
  {
    name: 'a reference to a file that is not there',
    edits: [
      { file: WALLET, from: './common.yaml#/components/parameters', to: './commons.yaml#/components/parameters' },
    ],
    problems: [`${WALLET}:27:11  There is no file "openapi/commons.yaml".`],
  },
  {
    name: 'a reference to another host',
    edits: [
      {
        file: WALLET,
        from: './common.yaml#/components/parameters',
        to: 'https://example.com/common.yaml#/components/parameters',
      },
    ],
    problems: [
      `${WALLET}:27:11  A reference to another host is not followed. ("https://example.com/common.yaml#/components/parameters/WalletId")\n    hint: Save what is needed beside the document and refer to it there.`,
    ],
  },
  {
    name: 'a circular reference',
    edits: [
      {
        file: COMMON,
        from: '    Amount:\n',
        to: "    Cash: { $ref: '#/components/schemas/Coin' }\n    Coin: { $ref: '#/components/schemas/Cash' }\n    Amount:\n",
      },
    ],
    problems: [
      `${COMMON}:17:13  This reference leads back to itself: ${COMMON}#/components/schemas/Coin → ${COMMON}#/components/schemas/Cash → ${COMMON}#/components/schemas/Coin.`,
    ],
  },
  {
    name: 'an overlay without its description',
    edits: [{ file: 'openapi/overlays/card.zh.yaml', to: 'overlay: 1.0.0\n' }],
    problems: ['openapi/overlays/card.zh.yaml  There is no description "card" for this overlay.'],
  },
  {
    name: 'an alias bomb',
    edits: [{ file: 'openapi/bomb.yaml', to: aliasBomb() }],
    problems: [
      'openapi/bomb.yaml:5:50  Aliases repeat more than 100000 values.\n    hint: Use $ref for what is shared.',
    ],
  },
  {
    name: 'an example of a response that breaks its schema',
    edits: [{ file: WALLET, from: "value: '10.00'", to: 'value: 10' }],
    problems: [
      `${WALLET}:44:34  The example is not valid: /data/balance/value must be string.\n    hint: Schema: /paths/~1v1~1wallet~1{walletId}/get/responses/200/content/application~1json/schema`,
    ],
  },
  {
    name: 'an example of a message that breaks its schema',
    edits: [{ file: EVENTS, from: 'type: balance.changed', to: 'type: balance.lost' }],
    problems: [
      `${EVENTS}:47:13  The example is not valid: /type must be equal to constant ("balance.changed").\n    hint: Schema: /components/messages/balanceChanged/payload`,
    ],
  },
  {
    name: 'an example of a schema that breaks it',
    edits: [{ file: COMMON, from: 'examples: [wal_1]', to: 'examples: [wallet]' }],
    problems: [
      `${COMMON}:16:18  The example is not valid: the value must match pattern "^wal_[0-9]+$".\n    hint: Schema: /components/schemas/WalletId`,
    ],
  },
  {
    name: 'an overlay target that matches nothing',
    edits: [{ file: WALLET_ZH, from: '$.components.schemas.WalletResponse', to: '$.components.schemas.Response' }],
    problems: [
      `${WALLET_ZH}:38:5  The target $.components.schemas.Response matches nothing.\n    hint: The part was renamed or removed: follow it, or remove the action.`,
      ...['/description', '/properties/code/description', '/properties/message/description'].map(
        (pointer) =>
          `${WALLET_ZH}:44:5  A source hash is recorded for ${pointer}, which translates nothing.\n    hint: Run "npx api-docs stamp --site FOLDER".`,
      ),
      `${WALLET}:63:7  Not translated (zh): "The envelope of a wallet."\n    hint: Translate and add to ${WALLET_ZH}, then run "npx api-docs stamp --site FOLDER":
  - target: $.components.schemas.WalletResponse
    update:
      description: The envelope of a wallet.
      properties:
        code:
          description: Always 0.
        message:
          description: Always OK.`,
      `${WALLET}:67:11  Not translated (zh): "Always 0."`,
      `${WALLET}:71:11  Not translated (zh): "Always OK."`,
    ],
  },
  {
    name: 'a missing translation',
    edits: [{ file: WALLET_ZH, from: ', frozen: 商户冻结', to: '' }],
    problems: [
      `${WALLET_ZH}:57:5  A source hash is recorded for /x-enumDescriptions/frozen, which translates nothing.\n    hint: Run "npx api-docs stamp --site FOLDER".`,
      `${WALLET}:92:9  Not translated (zh): "Paused by the merchant"\n    hint: Translate and add to ${WALLET_ZH}:52, into this action, then run "npx api-docs stamp --site FOLDER":
  - target: $.components.schemas.WalletStatus
    update:
      x-enumDescriptions:
        frozen: Paused by the merchant`,
    ],
  },
  {
    name: 'an English text repeated as its translation',
    edits: [{ file: WALLET_ZH, from: 'active: 可用', to: 'active: Usable' }],
    problems: [`${WALLET}:91:9  Translated by itself (zh): "Usable"\n    hint: Translate it at ${WALLET_ZH}:55.`],
  },
  {
    name: 'a stale translation',
    edits: [{ file: WALLET, from: 'active: Usable', to: 'active: Usable at once' }],
    problems: [
      `${WALLET_ZH}:55:29  Stale: ${WALLET}:91 now says "Usable at once" (hash b4d1bff0, now 4a64125d).\n    hint: Check the translation against the English text, then run "npx api-docs stamp --site FOLDER".`,
    ],
  },
  {
    name: 'a translation without source hash',
    edits: [{ file: WALLET_ZH, from: '/title:', to: '/titel:' }],
    problems: [
      `${WALLET_ZH}:6:15  No source hash is recorded for /title.\n    hint: Check the translation against the English text, then run "npx api-docs stamp --site FOLDER".`,
      `${WALLET_ZH}:7:5  A source hash is recorded for /titel, which translates nothing.\n    hint: Run "npx api-docs stamp --site FOLDER".`,
    ],
  },
  {
    name: 'an overlay that changes the interface',
    edits: [
      {
        file: WALLET_ZH,
        from: 'update: { description: 钱包。 }',
        to: 'update: { description: 钱包。, required: [name] }',
      },
    ],
    problems: [
      `${WALLET_ZH}:49:33  The overlay (zh) changes /components/schemas/Wallet/required, which is not a text of the document.\n    hint: An overlay may only translate texts that exist.`,
    ],
  },
  {
    name: 'a word that contradicts the glossary, and punctuation',
    edits: [{ file: WALLET_ZH, from: '商户冻结', to: '"商家冻结,可解冻"' }],
    problems: [
      `${WALLET_ZH}:55:41  Avoid "商家": write 商户.`,
      `${WALLET_ZH}:55:41  ASCII punctuation after a Chinese character: use ，；：！？: "商家冻结,可解冻".`,
    ],
  },
];

/** One of Spectral, two of our rules, one of Redocly. They take five seconds, so all are planted at once. */
const LINTED: { edits: Edit[]; problems: string[] } = {
  edits: [
    {
      file: WALLET,
      from: 'name: Wallet\n    description: Balances of a merchant.',
      to: 'name: Walet\n    description: Balances of a merchant.',
    },
    { file: WALLET_ZH, from: "@.name=='Wallet'", to: "@.name=='Walet'" },
    { file: WALLET, from: 'x-doc-pages: [/wallet]', to: 'x-doc-pages: [/walet]' },
    { file: WALLET, from: 'x-contract-status:', to: 'x-contract-state:' },
    { file: WALLET, from: 'security: []\n', to: 'security: [{ key: [] }]\n' },
  ],
  problems: [
    `${WALLET}:19:14  Operation tags must be defined in global tags. (operation-tag-defined)`,
    `${WALLET}:22:21  There is no page /walet in every language. Did you mean /wallet? (pages-exist)`,
    `${WALLET}:6:21  There is no extension x-contract-state. Did you mean x-contract-status? (vocabulary)`,
    `${WALLET}:14:14  There is no \`key\` security scheme defined. (security-defined)`,
  ],
};

function aliasBomb(): string {
  const first = `a0: &a0 [${Array(10).fill('card').join(', ')}]`;
  const others = Array.from({ length: 9 }, (_, i) => `a${i + 1}: &a${i + 1} [${Array(10).fill(`*a${i}`).join(', ')}]`);
  return `${[first, ...others].join('\n')}\n`;
}

// Slow machines take their time for Spectral and Redocly.
vi.setConfig({ testTimeout: 60_000 });

describe('the gates', () => {
  it('find nothing in the fixture itself', async () => {
    expect(await problemsWith([], true)).toEqual([]);
  });

  it.each(MISTAKES)('find $name', async ({ edits, problems }) => {
    expect(await problemsWith(edits)).toEqual(problems);
  });

  it('find what linters find', async () => {
    expect((await problemsWith(LINTED.edits, true)).sort()).toEqual(LINTED.problems.sort());
  });

  it('find the same operationId in two documents', async () => {
    const copy = 'openapi/wallet2.yaml';

    const problems = await problemsWith([
      { file: copy, to: 'openapi: 3.1.0\npaths: { /w: { get: { operationId: getWallet } } }\n' },
    ]);

    expect(problems).toContain(`${copy}:2:23  The operationId "getWallet" is also at ${WALLET}:18.`);
  });
});

it('a reference to nothing is one problem: gates that need the whole contract are not run', async () => {
  const reference = {
    file: WALLET,
    from: "common.yaml#/components/schemas/Money'",
    to: "common.yaml#/components/schemas/Mony'",
  };
  const { findings, ran } = await runGates(await copyWallet([reference]), GATES);
  expect(findings).toHaveLength(1);
  expect(ran).not.toContain('Redocly');
});

// Spectral and Redocly take most of the time and see nothing of most mistakes.
const GATES = createGates();
const QUICK_GATES = GATES.filter(({ name }) => !/Spectral|Redocly/.test(name));

async function problemsWith(edits: readonly Edit[], lint = false): Promise<string[]> {
  const folder = await copyWallet(edits);
  const { findings } = await runGates(folder, lint ? GATES : QUICK_GATES);
  // The name of a gate is left out, not that of a linter's rule.
  const isGate = (rule?: string) => GATES.some(({ name }) => name === rule);
  const lines = findings.map(({ rule, ...finding }) => formatFinding({ ...finding, ...(!isGate(rule) && { rule }) }));
  return lines.map((text) => text.replaceAll(relative('.', folder), 'FOLDER'));
}
