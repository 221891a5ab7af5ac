import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { required } from '../../src/model/invariant.ts';
import { measureListeners } from '../bench/sandbox/listeners.ts';
import { startMeasured } from '../bench/sandbox/measured-server.ts';
import { prepare, sendAll, signCalls } from '../bench/sandbox/signed-calls.ts';
import { median } from '../cli/median.ts';
import { readOptions, toInteger } from '../cli/options.ts';

const { values } = readOptions({
  usage: 'npm run bench:sandbox -- [--runs N] [--calls N] [--clients N] [--events N] [--seconds N]',
  summary: 'Measures the server of the sandbox against a bare route that verifies and makes the same two signatures.',
  options: {
    runs: { type: 'string', value: 'N', default: '3', help: 'measurements, of which the median counts' },
    calls: { type: 'string', value: 'N', default: '4000', help: 'signed calls of a measurement, half of them writes' },
    clients: { type: 'string', value: 'N', default: '200', help: 'connections, and websocket clients' },
    events: { type: 'string', value: 'N', default: '50', help: 'events a second, over all clients' },
    seconds: { type: 'string', value: 'N', default: '60', help: 'how long events are sent' },
  },
});
const runs = toInteger('runs', values.runs);
const calls = toInteger('calls', values.calls);
const clients = toInteger('clients', values.clients);
const eventsPerSecond = toInteger('events', values.events);
const seconds = toInteger('seconds', values.seconds);
const folder = await mkdtemp(join(tmpdir(), 'bench-sandbox-'));

type Kind = { name: string; args: string[]; goal?: number };
const KINDS: Kind[] = [
  { name: 'bare route', args: ['floor'] },
  { name: 'state file off', args: ['sandbox'], goal: 0.6 },
  { name: 'state file on', args: ['sandbox', join(folder, 'state.log')], goal: 0.4 },
];
const figures = new Map<Kind, { perSecond: number; p99: number }[]>();

// In turns, so that a busy moment of the machine does not fall on one kind alone.
for (let run = 0; run < runs; run += 1) {
  for (const kind of KINDS) figures.set(kind, [...(figures.get(kind) ?? []), await measureCalls(kind)]);
}
const floor = median(
  required(figures.get(KINDS[0] as Kind), 'Each kind has been measured.').map(({ perSecond }) => perSecond),
);
console.log(`${calls} signed calls over ${clients} connections, median of ${runs}`);
for (const [{ name, goal }, measured] of figures) {
  const perSecond = median(measured.map((one) => one.perSecond));
  const p99 = median(measured.map((one) => one.p99));
  const ratio = goal === undefined ? '' : `  ${(perSecond / floor).toFixed(2)} of the bare route (goal ${goal})`;
  console.log(
    `  ${name.padEnd(16)} ${perSecond.toFixed(0).padStart(6)}/s  p99 ${p99.toFixed(0).padStart(4)} ms${ratio}`,
  );
}

const server = await startMeasured('sandbox');
const options = { clients, eventsPerSecond, seconds };
await measureListeners(server.origin, { ...options, seconds: Math.ceil(seconds / 4) });
const before = await server.readHeap();
const { sent, received, seconds: took, closed } = await measureListeners(server.origin, options);
const after = await server.readHeap();
await server.stop();
await rm(folder, { recursive: true });
console.log(`${clients} websocket clients, ${eventsPerSecond} events a second for ${seconds} s
  sent ${sent} in ${took.toFixed(1)} s (${(sent / took).toFixed(0)}/s), received ${received}, closed ${closed}
  heap ${toMegabytes(before)} MB before, ${toMegabytes(after)} MB after`);

async function measureCalls({ args }: Kind): Promise<{ perSecond: number; p99: number }> {
  const measured = await startMeasured(...args);
  const token = args[0] === 'floor' ? 'none' : await prepare(measured.origin);
  // What the compiler of the machine needs to warm up.
  await sendAll(measured.origin, await signCalls(Math.ceil(calls / 4), token), clients);
  const result = await sendAll(measured.origin, await signCalls(calls, token), clients);
  await measured.stop();
  return result;
}

function toMegabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
