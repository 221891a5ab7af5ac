import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Cache, openCache } from './cache.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cache-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('makes a result once per run', async () => {
  const cache = await openCache(folder, '1');
  const make = vi.fn(() => ['tea']);

  expect([cache.memo('leaf', 'green', make), cache.memo('leaf', 'green', make)]).toEqual([['tea'], ['tea']]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('keeps results for the next run of the same version', async () => {
  const first = await openCache(folder, '1');
  first.memo('leaf', 'green', () => 'steeped');
  await first.save();

  const same = await openCache(folder, '1');
  const other = await openCache(folder, '2');

  expect(same.memo('leaf', 'green', () => 'made again')).toBe('steeped');
  expect(other.memo('leaf', 'green', () => 'made again')).toBe('made again');
});

test('evicts what a run did not use', async () => {
  const first = await openCache(folder, '1');
  first.memo('leaf', 'green', () => 'steeped');
  await first.save();
  const second = await openCache(folder, '1');
  second.memo('leaf', 'black', () => 'steeped');
  await second.save();

  const third = await openCache(folder, '1');

  expect(third.memo('leaf', 'green', () => 'made again')).toBe('made again');
});

test('a damaged file counts as empty', async () => {
  await writeFile(join(folder, 'content.json'), '{"version":"1","entries":[[');

  const cache = await openCache(folder, '1');

  expect(cache.memo('leaf', 'green', () => 'made again')).toBe('made again');
});

test('a slot has the result of its latest input only', async () => {
  const make = vi.fn((text: string) => text.length);
  const read = (cache: Cache, text: string) => cache.memo('tea', text, () => make(text), { slot: 'tea.yaml' });
  const first = await openCache(folder, '1');
  read(first, 'green');
  expect([read(first, 'black tea'), read(first, 'black tea')]).toEqual([9, 9]);
  await first.save();
  make.mockClear();

  const second = await openCache(folder, '1');
  expect(read(second, 'black tea')).toBe(9);
  expect(make).not.toHaveBeenCalled();
  expect(read(second, 'green')).toBe(5);
  expect(make).toHaveBeenCalledTimes(1);
  await second.save();

  const third = await openCache(folder, '1');
  expect(read(third, 'green')).toBe(5);
  expect(make).toHaveBeenCalledTimes(1);
});
