import { expect, it } from 'vitest';
import { formatTerminal } from '../../packages/simulator/certification/report/format-terminal.ts';
import { atNight } from '../setup/nightly.ts';
import { certify, watch } from './certify.ts';
import { receiving } from './faulty-parts.ts';
import { STYLES } from './styles.ts';

it('says that a client discards genuine responses when it verifies other bytes than those that arrived', async () => {
  const faulty = receiving((body) => (body.includes('"orderId"') ? JSON.stringify(JSON.parse(body), null, 1) : body));
  const { report, log } = await certify('discarded', faulty);
  expect(log.rounds.map(({ exitCode }) => exitCode)).toEqual([1]);
  expect(report.discarded).toEqual([
    { operation: 'openCard', count: expect.any(Number), requestId: expect.stringMatching(/^req_/) },
  ]);
  expect(formatTerminal(report, 'en')).toMatch(/openCard: the client discarded \d+ responses whose signature is valid/);
});

it('says nothing of the kind of the good client', async () => {
  expect((await certify('discarded')).report).not.toHaveProperty('discarded');
});

for (const [index, [title, style]] of STYLES.entries())
  it(`says nothing of the kind of a client in another style: ${title}`, atNight(index === 1), async () => {
    expect((await certify('discarded', style)).report).not.toHaveProperty('discarded');
    expect((await watch('discarded', style, 4)).report).not.toHaveProperty('discarded');
  });
