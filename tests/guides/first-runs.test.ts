import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { memoryCache } from '../../scripts/content/cache/cache.ts';
import { callBlocks, frameBlocks } from '../../scripts/content/compose/directives/call-blocks.ts';
import { describeDocuments } from '../../scripts/content/describe/document/documents.ts';
import { createMarkdown } from '../../scripts/content/markdown/markdown.ts';
import type { Directive } from '../../scripts/content/markdown/tree.ts';
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

/** The three runs of the Development Guide: its sections with calls and frames. */
const runs = readFileSync('guides/en/guide/index.md', 'utf8')
  .split(/^### /m)
  .filter((section) => /^.*\{#first-\w+-run\}/.test(section))
  .map((section): [string, Directive[]] => [
    section.split(' {')[0] ?? '',
    [...section.matchAll(/^::(call|frame)\{id=(\w+)(?: example=([\w.]+))?.*\}$/gm)].map(
      ([, what, id, example]): Directive => ({
        kind: 'directive',
        what: what === 'call' ? 'call' : 'frame',
        id,
        example,
        line: 1,
        column: 1,
      }),
    ),
  ]);

/** What the page shows of a step, whole. A request comes before its response. */
function getTexts(place: Directive): { sent: string; received: string } {
  const operation = documents
    .flatMap(({ operations }) => operations)
    .find((entry) => entry.operation.id === place.id)?.operation;
  const channel = documents.flatMap(({ channels }) => channels).find(({ id }) => id === place.id);
  const blocks = operation ? callBlocks(operation, place, code) : channel ? frameBlocks(channel, place, code) : [];
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

test.each(runs)('%s: every id that is sent came back from a step before', (_, places) => {
  const known = new Set<string>();
  const sent: string[] = [];
  for (const place of places) {
    const texts = getTexts(place);
    expect(texts.sent + texts.received, place.id).not.toBe('');
    sent.push(...idsIn(texts.sent));
    expect(
      idsIn(texts.sent).filter((id) => !known.has(id)),
      `${place.what} ${place.id}`,
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

test('the runs follow one another on one wallet, with what the guide says is left', () => {
  const debits = runs
    .filter(([title]) => title !== 'First token payment')
    .flatMap(([, places]) => places.filter(({ id }) => /^(?:openCard|rechargeCard|createPayment)$/.test(id ?? '')))
    .map((place) => debitIn(getTexts(place)));
  const amounts = /wallet holds (\S+) USD.* which leaves (\S+) USD/.exec(
    readFileSync('guides/en/guide/index.md', 'utf8'),
  );

  const left = debits.reduce((rest, debit) => subtract(rest, decimal(debit)), decimal(amounts?.[1]));

  expect(debits).toEqual(['102.50', '101.50', '805.00']);
  expect(formatDecimal(left)).toBe(amounts?.[2]);
  for (const amount of amounts?.slice(1) ?? [])
    expect(readFileSync('guides/zh/guide/index.md', 'utf8')).toContain(`${amount} USD`);
});

test('a holder is approved before a card is opened, and the opening has succeeded before the card is recharged', () => {
  const [card = [], ...others] = runs.map(([, places]) => places.map((place) => [place.id, statusIn(getTexts(place))]));

  expect(others).toHaveLength(2);
  expect(card).toEqual([
    ['exchangeToken', undefined],
    ['createHolder', 'pending'],
    ['getHolder', 'approved'],
    ['openCard', 'processing'],
    ['getCardLog', 'success'],
    ['rechargeCard', 'processing'],
    ['getCardLog', 'success'],
  ]);
});

const statusIn = ({ received }: { received: string }): unknown => JSON.parse(received || '{}').data?.status;

function decimal(text: string | undefined) {
  const value = parseDecimal(text ?? '');
  if (!value) throw new TypeError(`${text} is not a decimal number.`);
  return value;
}
