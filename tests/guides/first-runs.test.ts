import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatDecimal, parseDecimal, subtract } from '../../packages/base/encoding/decimal.ts';
import { readFirstRuns } from './first-runs.ts';

const runs = await readFirstRuns();

/** Ids of objects that the service made; the card product is chosen from a list. */
function idsIn(text: string): string[] {
  return [...text.matchAll(/\b(?!cm_|mch_|req_)[a-z]+_[0-7][0-9A-HJKMNP-TV-Z]{25}\b/g)].map(([id]) => id);
}

test('there are three runs', () => {
  expect(runs.map(([title]) => title)).toEqual(['First card', 'First payout', 'First token payment']);
});

test.each(runs)('%s: every id that is sent came back from a step before', (_, steps) => {
  const known = new Set<string>();
  const sent: string[] = [];
  for (const step of steps) {
    expect(step.sent + step.received, step.id).not.toBe('');
    sent.push(...idsIn(step.sent));
    expect(
      idsIn(step.sent).filter((id) => !known.has(id)),
      `${step.name} ${step.id}`,
    ).toEqual([]);
    for (const id of idsIn(step.received)) known.add(id);
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
    .flatMap(([, steps]) => steps.filter(({ id }) => /^(?:openCard|rechargeCard|createPayment)$/.test(id)))
    .map(debitIn);
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
  const [card = [], ...others] = runs.map(([, steps]) => steps.map((step) => [step.id, statusIn(step)]));

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
