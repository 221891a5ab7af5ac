import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions, toInteger } from '../../packages/base/node/options.ts';
import { median } from '../../scripts/cli/median.ts';
import { startMeasured } from '../bench/measured-server.ts';
import { prepare, sendAll, signCalls } from '../bench/signed-calls.ts';
import { measureState } from '../bench/state.ts';

const { values } = readOptions({
  usage: 'npx api-docs bench simulator [--runs N] [--calls N] [--clients N] [--stored N]',
  summary: 'Measures the simulator against a bare route that verifies and makes the same two signatures.',
  options: {
    runs: { type: 'string', value: 'N', default: '5', help: 'measurements, of which the median counts' },
    calls: { type: 'string', value: 'N', default: '4000', help: 'signed calls of a measurement, half of them writes' },
    clients: { type: 'string', value: 'N', default: '200', help: 'connections' },
    stored: { type: 'string', value: 'N', default: '100000', help: 'calls before the state is measured' },
  },
});
const runs = toInteger('runs', values.runs);
const calls = toInteger('calls', values.calls);
const clients = toInteger('clients', values.clients);
const stored = toInteger('stored', values.stored);
const folder = await mkdtemp(join(tmpdir(), 'bench-sandbox-'));

type Figures = { mainThread: number; perSecond: number; p99: number };
const BARE = { name: 'bare route', args: ['floor'] };
const KINDS = [
  BARE,
  { name: 'without a file', args: ['sandbox'] },
  { name: 'certifying', args: ['observed'] },
  { name: 'with its file', args: ['sandbox', join(folder, 'state.log')] },
];
const measured: Map<string, Figures>[] = [];
// In turns, so that a busy moment of the machine does not fall on one kind alone.
for (let run = 0; run < runs; run += 1) {
  const turn = new Map<string, Figures>();
  for (const { name, args } of KINDS) turn.set(name, await measureCalls(args));
  measured.push(turn);
}
console.log(`${calls} signed calls over ${clients} connections, median of ${runs}`);
for (const { name } of KINDS) {
  const show = (key: keyof Figures) => median(measured.map((turn) => turn.get(name)?.[key] ?? 0));
  const ratio = median(
    measured.map((turn) => (turn.get(name)?.mainThread ?? 0) / (turn.get(BARE.name)?.mainThread ?? 1)),
  );
  console.log(
    `  ${name.padEnd(15)} ${show('mainThread').toFixed(2)} ms of the main thread per call, ${ratio.toFixed(2)} of the bare route's; ${show('perSecond').toFixed(0)}/s, p99 ${show('p99').toFixed(0)} ms`,
  );
}

await rm(folder, { recursive: true });

const state = await measureState(stored);
console.log(`${stored} calls in a state file
  main thread: ${state.longestAppend.toFixed(1)} ms for the longest write of an input, ${state.longestPause.toFixed(1)} ms for the longest pause between two calls
  heap ${toMegabytes(state.heap)} MB, file ${toMegabytes(state.fileSize)} MB, read again in ${state.restartSeconds.toFixed(1)} s (${state.isRestored ? 'the same state' : 'ANOTHER STATE'})`);

async function measureCalls(args: string[]): Promise<Figures> {
  const server = await startMeasured(...args);
  const token = args[0] === 'floor' ? 'none' : await prepare(server.origin);
  // As many again before, for the compiler of the machine to warm up.
  await sendAll(server.origin, await signCalls(calls, token), clients);
  const signed = await signCalls(calls, token);
  const begin = await server.read();
  const sent = await sendAll(server.origin, signed, clients);
  const end = await server.read();
  await server.stop();
  return { ...sent, mainThread: (end.mainThread - begin.mainThread) / calls };
}

function toMegabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
