import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { memoryCache } from '../../scripts/content/cache/cache.ts';
import { callBlocks, frameBlocks } from '../../scripts/content/compose/directives/call-blocks.ts';
import { describeDocuments } from '../../scripts/content/describe/document/documents.ts';
import { createMarkdown } from '../../scripts/content/markdown/markdown.ts';
import type { Directive } from '../../scripts/content/markdown/tree.ts';
import { readFrontmatter } from '../../scripts/content/read/frontmatter.ts';
import { readSite } from '../../scripts/content/read/site.ts';
import { readSources } from '../../scripts/content/read/sources.ts';
import { formatDecimal, parseDecimal, subtract } from '../../src/protocol/money/decimal.ts';
import { ROOT } from '../samples/toolchain.ts';

const code = (language: string, source: string) => ({ language, source, html: '' });
const report = () => undefined;
const markdown = { ...(await createMarkdown(memoryCache())), code };
const sources = await readSources(await readSite(ROOT), { folder: '', markdown, report });
const apis = sources.find(({ locale }) => locale === 'en')?.apis ?? [];
const documents = describeDocuments(apis, { folder: '', locale: 'en', markdown, report });

const directive = { kind: 'directive' as const, line: 1, column: 1 };

/** A run of the frontmatter's steps. */
function getSteps(title: string, file: string): [string, Directive[]] {
  const { steps = [] } = readFrontmatter(file, readFileSync(file, 'utf8'), report, memoryCache()) ?? {};
  return [
    title,
    steps.map(({ operation, example }) => ({ ...directive, name: 'call', id: operation, ...(example && { example }) })),
  ];
}

/** The last run has calls and frames in its text. */
const tokenRun = readFileSync('guides/en/guide/first-runs.md', 'utf8').split('{#first-token-run}')[1] ?? '';

/** The three runs: the first card of the quick start, then the two of First Runs. */
const runs: [string, Directive[]][] = [
  getSteps('First card', 'guides/en/guide/quick-start.md'),
  getSteps('First payout', 'guides/en/guide/first-runs.md'),
  [
    'First token payment',
    [...tokenRun.matchAll(/^::(call|frame)\{id=(\w+)(?: example=([\w.]+))?.*\}$/gm)].map(
      ([, name, id, example]): Directive => ({ ...directive, name: name === 'call' ? 'call' : 'frame', id, example }),
    ),
  ],
];

/** What the page shows of a step, complete. A request comes before its response. */
function getTexts(step: Directive): { sent: string; received: string } {
  const operation = documents
    .flatMap(({ operations }) => operations)
    .find((entry) => entry.operation.id === step.id)?.operation;
  const channel = documents.flatMap(({ channels }) => channels).find(({ id }) => id === step.id);
  const blocks = operation ? callBlocks(operation, step, code) : channel ? frameBlocks(channel, step, code) : [];
  const texts = blocks.flatMap((block) =>
    block.kind === 'code' ? [{ title: block.title ?? '', text: block.code.source }] : [],
  );
  if (operation) return { sent: `${texts[0]?.title}\n${texts[0]?.text}`, received: texts.at(-1)?.text ?? '' };
  const [frame] = texts;
  return frame?.title.startsWith('→') ? { sent: frame.text, received: '' } : { sent: '', received: frame?.text ?? '' };
}

/** Ids of objects that the service made; the card product is chosen from a list. */
function idsIn(text: string): string[] {
  return [...text.matchAll(/\b(?!cm_|mch_|req_)[a-z]+_[0-7][0-9A-HJKMNP-TV-Z]{25}\b/g)].map(([id]) => id);
}

test('there are three runs', () => {
  expect(runs.map(([title]) => title)).toEqual(['First card', 'First payout', 'First token payment']);
});

test.each(runs)('%s: every id that is sent came back from a step before', (_, directives) => {
  const known = new Set<string>();
  const sent: string[] = [];
  for (const directive of directives) {
    const texts = getTexts(directive);
    expect(texts.sent + texts.received, directive.id).not.toBe('');
    sent.push(...idsIn(texts.sent));
    expect(
      idsIn(texts.sent).filter((id) => !known.has(id)),
      `${directive.name} ${directive.id}`,
    ).toEqual([]);
    for (const id of idsIn(texts.received)) known.add(id);
  }
  expect(sent.length).toBeGreaterThanOrEqual(2);
});

/** What the wallet pays in the response to a request that moves money. */
function debitIn({ received }: { received: string }): string | undefined {
  const { data } = JSON.parse(received);
  return (data.walletAmount ?? data.totalDebit)?.value;
}

test('the runs follow one another on one wallet, with the balances that the guide states', () => {
  const debits = runs
    .filter(([title]) => title !== 'First token payment')
    .flatMap(([, directives]) =>
      directives.filter(({ id }) => /^(?:openCard|rechargeCard|createPayment)$/.test(id ?? '')),
    )
    .map((directive) => debitIn(getTexts(directive)));
  const amounts = /wallet holds (\S+) USD.* which leaves (\S+) USD/.exec(
    readFileSync('guides/en/guide/first-runs.md', 'utf8'),
  );

  const left = debits.reduce((rest, debit) => subtract(rest, decimal(debit)), decimal(amounts?.[1]));

  expect(debits).toEqual(['102.50', '101.50', '805.00']);
  expect(formatDecimal(left)).toBe(amounts?.[2]);
  for (const amount of amounts?.slice(1) ?? [])
    expect(readFileSync('guides/zh/guide/first-runs.md', 'utf8')).toContain(`${amount} USD`);
});

test('a holder is approved before a card is opened, and the opening has succeeded before the card is recharged', () => {
  const [card = [], ...others] = runs.map(([, directives]) =>
    directives.map((directive) => [directive.id, statusIn(getTexts(directive))]),
  );

  expect(others).toHaveLength(2);
  expect(card).toEqual([
    ['exchangeToken', undefined],
    ['createHolder', 'pending'],
    ['getHolder', 'approved'],
    ['openCard', 'processing'],
    ['getCardLog', 'success'],
    ['rechargeCard', 'processing'],
  ]);
});

const statusIn = ({ received }: { received: string }): unknown => JSON.parse(received || '{}').data?.status;

function decimal(text: string | undefined) {
  const value = parseDecimal(text ?? '');
  if (!value) throw new TypeError(`${text} is not a decimal number.`);
  return value;
}
