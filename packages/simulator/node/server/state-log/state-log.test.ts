import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { UsageError } from '../../../../base/node/options.ts';
import { createSandboxHost } from '../../../core/host.ts';
import { stopClock } from '../../../core/state/clock.ts';
import type { State } from '../../../core/state/state.ts';
import { createMemoryStorage } from '../../../core/state-storage.ts';
import { createTestState } from '../../../core/test-merchant.ts';
import { formatRecord } from './record.ts';
import { openStateLog } from './state-log.ts';

const TIME = Date.parse('2026-01-15T08:00:00.000Z');

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  file = join(folder, 'state.log');
});

afterEach(() => rmSync(folder, { recursive: true }));

function createState(): State {
  return createTestState({ seed: 'log', time: TIME, clock: stopClock(TIME) });
}

function toError(code: string): Error {
  return Object.assign(new Error(code), { code });
}

/** A sandbox on the file, as the server runs it. */
async function start(path = file, { compactBytes }: { compactBytes?: number } = {}) {
  const lines: string[] = [];
  const disk = { isFull: false };
  /** A full disk takes the beginning of what is written. */
  const write = (descriptor: number, bytes: Buffer) => {
    writeSync(descriptor, disk.isFull ? bytes.subarray(0, 20) : bytes);
    if (disk.isFull) throw toError('ENOSPC');
  };
  const log = (line: string) => lines.push(line);
  const { state, stateLog, restored } = await openStateLog(path, { createState, log, compactBytes, write });
  const sent: unknown[] = [];
  const host = createSandboxHost(createMemoryStorage(state, stateLog.append), {
    now: () => TIME,
    dispatch: (event) => sent.push(event),
  });
  const topUp = () =>
    host.control({
      method: 'POST',
      path: '/sandbox/wallet/top-ups',
      body: { amount: { value: '1.00', currency: 'USD' } },
    });
  return { host, restored, topUp, disk, lines, sent, close: () => stateLog.close(host.getState()) };
}

/** A copy of the file as it is, as after `kill -9`: the process that has the lock is another one. */
function copyFile(change: (bytes: Buffer) => Buffer = (bytes) => bytes): string {
  const copy = join(folder, `copy-${readdirSync(folder).length}`);
  writeFileSync(copy, change(readFileSync(file)));
  return copy;
}

async function restoreCopy(change?: (bytes: Buffer) => Buffer) {
  const { host, restored, close } = await start(copyFile(change));
  const state = host.getState();
  await close();
  return { state, ...restored };
}

function changeLine(bytes: Buffer, number: number, change: (line: string) => string): Buffer {
  const lines = bytes.toString().split('\n');
  return Buffer.from(lines.map((line, index) => (index === number - 1 ? change(line) : line)).join('\n'));
}

it('gives back the very state without a stop', async () => {
  const { host, topUp, close } = await start();
  topUp();
  const body = new TextEncoder().encode('{"a":1}');
  await host.request({ method: 'POST', target: '/v2/card/open', headers: [['X-Nonce', 'x']], body });
  host.control({ method: 'POST', path: '/sandbox/clock', body: { advanceMs: 5000 } });

  expect(await restoreCopy()).toEqual({ state: host.getState(), inputs: 3, tornBytes: 0 });
  await close();
});

it('writes one snapshot at a stop and leaves nothing beside the file', async () => {
  const { host, topUp, close } = await start();
  topUp();
  await close();

  expect(readdirSync(folder)).toEqual(['state.log']);
  expect(await restoreCopy()).toEqual({ state: host.getState(), inputs: 0, tornBytes: 0 });
});

it('drops a torn last record and goes on after the last complete one', async () => {
  const { host, topUp, close } = await start();
  topUp();
  const complete = host.getState();
  const { length } = readFileSync(file);
  topUp();
  const copy = copyFile((bytes) => bytes.subarray(0, length + 20));
  const again = await start(copy);

  expect({ state: again.host.getState(), ...again.restored }).toEqual({ state: complete, inputs: 1, tornBytes: 20 });
  again.topUp();
  expect(readFileSync(copy)).toEqual(readFileSync(file));
  await Promise.all([close(), again.close()]);
});

it('refuses a wrong last line that has its end: it was acknowledged once, so it is damaged and not torn', async () => {
  const { topUp, close } = await start();
  topUp();
  topUp();
  const lines = readFileSync(file, 'utf8').trim().split('\n').length;
  const damage = (number: number) =>
    restoreCopy((bytes) => changeLine(bytes, number, (line) => line.replace('1.00', '9.00')));

  await expect(damage(lines)).rejects.toThrow(`is damaged in line ${lines}.`);
  await expect(damage(lines)).rejects.toThrow(`head -n ${lines - 1} `);
  await expect(damage(lines - 1)).rejects.toThrow(UsageError);
  await close();
});

it('keeps what was acknowledged and changes nothing else while the disk is full', async () => {
  const { host, topUp, disk, lines, sent, close } = await start();
  topUp();
  const before = host.getState();
  const { size } = statSync(file);
  disk.isFull = true;

  expect(topUp()).toMatchObject({ status: 503, data: { error: 'NOT_STORED' } });
  const response = await host.request({ method: 'GET', target: '/v2/card', headers: [['Accept-Language', 'zh-CN']] });
  expect(response).toMatchObject({ status: 503, headers: { 'Retry-After': '1', 'Content-Language': 'zh-CN' } });
  expect(response.headers).toHaveProperty('X-Signature');
  expect(JSON.parse(response.body)).toMatchObject({ code: 503001, data: null });
  host.connect('', () => undefined);
  host.tick();
  expect(sent).toEqual([expect.objectContaining({ close: 1013 })]);
  expect(host.getState()).toBe(before);
  expect(statSync(file).size).toBe(size);
  expect(lines).toEqual([
    `${file} cannot be written: the disk is full. Requests are refused with 503001 and change nothing.`,
  ]);

  disk.isFull = false;
  expect(topUp()).toMatchObject({ status: 201 });
  expect(lines).toHaveLength(2);
  expect(await restoreCopy()).toEqual({ state: host.getState(), inputs: 2, tornBytes: 0 });
  host.stop();
  await close();
});

it('writes a snapshot in parts while requests go on, and keeps what they do', async () => {
  const { host, topUp, close } = await start(file, { compactBytes: 1 });
  for (let number = 0; number < 300; number += 1) {
    topUp();
    await new Promise((resolve) => setImmediate(resolve));
    if (number % 50 === 0) expect((await restoreCopy()).state).toEqual(host.getState());
  }

  const { state, inputs = 0 } = await restoreCopy();
  expect(state).toEqual(host.getState());
  expect(inputs).toBeLessThan(300);
  await close();
});

it('goes on in the file as it is when a snapshot cannot be written', async () => {
  mkdirSync(join(folder, 'state.log.new'));
  writeFileSync(file, formatRecord({ state: createState() }));
  const { host, topUp, lines, close } = await start(file);
  topUp();
  await close();

  expect(lines).toEqual([expect.stringMatching(/^No snapshot .* Nothing is lost/)]);
  expect(await restoreCopy()).toMatchObject({ state: host.getState(), inputs: 1 });
});

it('reads a file whose snapshot is one record, as earlier versions wrote it', async () => {
  const state = createState();
  const now = TIME;
  const input = { kind: 'control', request: { method: 'POST', path: '/sandbox/codes' }, now } as const;
  writeFileSync(file, formatRecord({ state }) + formatRecord({ input }));

  expect(await restoreCopy()).toMatchObject({ inputs: 1, state: { draws: 1 } });
});

it('refuses a state of another shape, and a log that leads to another state, with what to do', async () => {
  const input = { kind: 'tick', now: TIME } as const;
  const { version: _, ...odd } = createState();
  writeFileSync(file, formatRecord({ at: [], value: odd }) + formatRecord({ parts: 1 }));
  await expect(start()).rejects.toThrow(/does not fit this version of the sandbox \(version: required\)/);

  writeFileSync(file, formatRecord({ state: createState() }) + formatRecord({ input, draws: 7 }));
  await expect(start()).rejects.toThrow(/Another version of the sandbox wrote line 2 .* Ctrl\+C/);
});

it('refuses a file that ends in its snapshot, is empty, or is somebody else’s, and leaves it as it is', async () => {
  for (const text of ['', 'my notes\n', 'my notes', formatRecord({ at: [], value: createState() })]) {
    writeFileSync(file, text);
    await expect(start()).rejects.toThrow(UsageError);
    expect(readFileSync(file, 'utf8')).toBe(text);
  }
  expect(readdirSync(folder)).toEqual(['state.log']);
});

it('says in a sentence what is wrong with a path', async () => {
  await expect(start(join(folder, 'none', 'state.log'))).rejects.toThrow(/its folder does not exist/);
  await expect(start(folder)).rejects.toThrow(/is a folder/);
  await expect(start('/dev/null')).rejects.toThrow(/is no file/);
  symlinkSync(join(folder, 'none'), file);
  await expect(start()).rejects.toThrow(/a link to a file that does not exist/);
});

it('writes through a link of the file, and never through one beside it', async () => {
  const first = await start();
  first.topUp();
  await first.close();
  const link = join(folder, 'link.log');
  const victim = join(folder, 'victim');
  symlinkSync(file, link);
  writeFileSync(victim, 'precious');
  symlinkSync(victim, `${file}.new`);
  const second = await start(link);
  second.topUp();
  await second.close();

  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readFileSync(victim, 'utf8')).toBe('precious');
  expect((await restoreCopy()).state).toEqual(second.host.getState());
});

it('refuses a file that another process uses, and takes it over from one that was killed', async () => {
  const lock = `${file}.lock`;
  writeFileSync(lock, `${process.ppid}\n`);
  await expect(start()).rejects.toThrow(`is in use by process ${process.ppid}.`);
  expect(existsSync(file)).toBe(false);

  // No process has an id above the limit of the system.
  writeFileSync(lock, '999999999\n');
  const { close } = await start();
  expect(readFileSync(lock, 'utf8')).toBe(`${process.pid}\n`);
  await expect(start()).rejects.toThrow(`is in use by process ${process.pid}.`);
  await close();
  expect(readdirSync(folder)).toEqual(['state.log']);

  // A process in a container often has the id of the one before it.
  writeFileSync(lock, `${process.pid}\n`);
  await (await start()).close();
});
