import { expect, it } from 'vitest';
import { grade } from '../../packages/simulator/certification/grade.ts';
import { POINT_IDS } from '../../packages/simulator/certification/points/point-ids.ts';
import { atNight, isNight } from '../setup/nightly.ts';
import { certify } from './certify.ts';
import { FAULTY } from './faulty.ts';
import { LATER } from './faulty-later.ts';

const verdicts = (report: Awaited<ReturnType<typeof certify>>['report']) =>
  Object.fromEntries(report.points.map(({ id, verdict, reason }) => [id, reason ? `${verdict}: ${reason}` : verdict]));

it('the good client passes every point, and its log gives the same report byte for byte', async () => {
  const { report, log } = await certify('good');
  const unseen = {
    S5: 'needs --rotate-key',
    U3: 'needs --long',
    U4: 'needs --crash',
    M3: 'needs --daily',
    T2: 'not used',
    M2: 'not used',
  };
  const find = (id: string) =>
    Object.entries({ ...unseen, W: 'not used', C: 'not used' }).find(([start]) => id.startsWith(start));
  const wanted = report.points.map(({ id }) => [id, find(id) ? `not seen: ${find(id)?.[1]}` : 'passed']);
  expect(verdicts(report)).toEqual(Object.fromEntries(wanted));
  expect(report.points.map(({ id }) => id)).toEqual(POINT_IDS);
  expect(JSON.stringify(grade(JSON.parse(JSON.stringify(log))))).toBe(JSON.stringify(report));
});

it('a client that sends nothing has no verdict', async () => {
  const { report } = await certify('silent', { silent: 0 });
  expect(report.summary).toEqual({ passed: 0, failed: 0, advice: 0, 'not seen': POINT_IDS.length });
});

it('the good client ends with 0 in every round that it can finish', async () => {
  const { log } = await certify('good');
  expect(log.rounds.slice(0, 1).map(({ exitCode }) => exitCode)).toEqual([0]);
});

/** A seed draws which call of the client gets a fault. */
const SEEDS = Array.from({ length: isNight ? 20 : 1 }, (_, index) => `seed ${index}`);

const MISTAKES = [...FAULTY, ...LATER];
/** By day, one mistake of each group of points. */
const isFirstOfGroup = (point: string, index: number) =>
  MISTAKES.findIndex(([other]) => other.charAt(0) === point.charAt(0)) === index;

for (const [index, [point, mistake, faulty]] of MISTAKES.entries())
  it(`${point} and nothing else fails when a client ${mistake}`, {
    timeout: 60_000 + SEEDS.length * 30_000,
    ...atNight(isFirstOfGroup(point, index)),
  }, async () => {
    for (const seed of SEEDS) {
      const { report } = await certify(seed, faulty);
      const failed = report.points.filter(({ verdict }) => verdict === 'failed');
      expect(
        failed.map(({ id }) => id),
        seed,
      ).toEqual([point]);
      // A redirect has no request id.
      expect(failed[0]?.evidence.at(-1)?.requestId).toMatch(/^req_/);
    }
  });

it('the same seed plays the same faults at the same times, another one others', async () => {
  const play = async (seed: string) => {
    const { report, log } = await certify(seed);
    const calls = log.exchanges.map(({ operation, fault, status, at, answeredAt }) => [
      operation,
      fault,
      status,
      at,
      answeredAt,
    ]);
    return { verdicts: verdicts(report), calls };
  };
  const first = await play('one');
  expect(await play('one')).toEqual(first);
  const faults = ({ calls }: typeof first) =>
    calls.flatMap(([operation, fault]) => (fault ? [`${fault} ${operation}`] : []));
  expect(faults(await play('two'))).not.toEqual(faults(first));
});
