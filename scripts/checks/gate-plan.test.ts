import { describe, expect, it } from 'vitest';
import { planGates } from './gate-plan.ts';

const names = (index: number) =>
  planGates('all', { index, count: 2 })
    .flat()
    .map(({ name }) => name);

describe('shards', () => {
  it('have together all gates of the whole', () => {
    const whole = planGates('all').flatMap((stage) => stage.map(({ name }) => name));

    expect(new Set([...names(1), ...names(2)])).toEqual(new Set(whole));
    expect(names(1)).toEqual(whole);
  });

  it('after the first have the builds and their part of the tests alone', () => {
    expect(names(2)).toEqual([
      'build',
      'build the fixture sites',
      'unit tests, samples in one language',
      'browser tests',
    ]);
    const parts = planGates('all', { index: 2, count: 2 }).flatMap((stage) =>
      stage.map(({ command }) => command.at(-1)),
    );
    expect(parts.slice(2)).toEqual(['--shard=2/2', '--shard=2/2']);
  });
});
