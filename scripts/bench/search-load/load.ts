import { setTimeout as delay } from 'node:timers/promises';
import { required } from '../../../src/model/invariant.ts';

export type LoadFigures = { count: number; failures: number; median: number; p95: number; longest: number };

/**
 * Sends requests at a constant rate, however long responses take (open loop). Milliseconds count from the time at which a request was due, so a
 * server that falls behind is not spared.
 */
export async function measureLoad(urls: Iterable<string>, rate: number): Promise<LoadFigures> {
  const start = performance.now();
  const times: Promise<number | undefined>[] = [];
  for (const url of urls) {
    const due = start + (times.length * 1000) / rate;
    await delay(Math.max(0, due - performance.now()));
    times.push(getTime(url, due));
  }
  const all = await Promise.all(times);
  const sorted = all.filter((time) => time !== undefined).sort((a, b) => a - b);
  const at = (part: number) => required(sorted[Math.floor((sorted.length - 1) * part)], 'Some request had a response.');
  return { count: all.length, failures: all.length - sorted.length, median: at(0.5), p95: at(0.95), longest: at(1) };
}

async function getTime(url: string, due: number): Promise<number | undefined> {
  const response = await fetch(url).catch(() => undefined);
  await response?.arrayBuffer();
  return response?.ok ? performance.now() - due : undefined;
}

export function formatLoad({ count, failures, median, p95, longest }: LoadFigures): string {
  const ms = (time: number) => `${time.toFixed(1)} ms`;
  return `${count} requests, ${failures} failed: median ${ms(median)}, p95 ${ms(p95)}, longest ${ms(longest)}`;
}
