import { expect, it } from 'vitest';
import type { Loose } from '../sandbox/driver.ts';
import { isNight } from '../setup/nightly.ts';
import { certify, type Faulty, watch } from './certify.ts';
import { finishPayment, pay, quote } from './payments.ts';

/** Requests a quote and pays it, and reads the payment to its end. `refresh` gives the quote to pay after a refusal. */
function paying(refresh: (client: Loose, quoteId: string, amount: string) => Promise<string>, checks = false): Faulty {
  let client: Loose;
  let count = 0;
  return {
    program: (_, own) => {
      client = own;
      return {};
    },
    async run(program, prefix) {
      count += 1;
      const amount = `${20 + count}.00`;
      const first = (await quote(client, amount)).data;
      if (!first) return 1;
      const isLate = checks && Date.parse(first.expiresAt) < Date.now();
      let quoteId = isLate ? (await quote(client, amount)).data.quoteId : first.quoteId;
      for (let attempt = 1; attempt <= 4; attempt += 1) {
        const answer = await pay(client, quoteId, `${prefix}PAY-${attempt}`);
        const { data, error } = answer.error?.kind === 'unknown' ? await client.repeat(answer.error.call) : answer;
        if (data) return (await finishPayment(client, data.orderId, program)) ? 0 : 1;
        if (error?.code !== 422301) return 1;
        quoteId = await refresh(client, quoteId, amount);
      }
      return 1;
    },
  };
}

const another = async (client: Loose, _: string, amount: string) => (await quote(client, amount)).data?.quoteId;

const judge = ({ report }: Awaited<ReturnType<typeof certify>>) => ({
  failed: report.points.filter(({ verdict }) => verdict === 'failed').map(({ id }) => id),
  quotes: report.points.find(({ id }) => id === 'M2')?.verdict,
});

const SEEDS = Array.from({ length: isNight ? 20 : 1 }, (_, index) => `quotes ${index}`);
const TIMEOUT_MS = 60_000 + SEEDS.length * 30_000;

it.each([
  ['gets another quote after the refusal', paying(another)],
  ['reads when a quote expires', paying(another, true)],
])(
  'M2 passes, and nothing fails, when a client %s',
  async (_, good) => {
    for (const seed of SEEDS) expect(judge(await certify(seed, good)), seed).toEqual({ failed: [], quotes: 'passed' });
  },
  TIMEOUT_MS,
);

it(
  'M2 and nothing else fails when a client pays with the old quote again',
  async () => {
    for (const seed of SEEDS) {
      const faulty = paying((_, quoteId) => Promise.resolve(quoteId));
      expect(judge(await certify(seed, faulty)), seed).toEqual({ failed: ['M2'], quotes: 'failed' });
    }
  },
  TIMEOUT_MS,
);

it('accuses a watched client that pays well of nothing', async () => {
  expect(judge(await watch('quotes', paying(another), 18)).failed).toEqual([]);
});
