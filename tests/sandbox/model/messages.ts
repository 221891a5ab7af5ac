import { expect } from 'vitest';
import type { Effect } from '../../../packages/simulator/core/listen/effect.ts';
import type { Loose } from '../driver.ts';
import { expectValidFrame } from '../expect-valid-response.ts';

/**
 * What clients of the websocket see. The number of a message never changes and never belongs to two messages; once it is acknowledged, a
 * message comes as a replay only.
 */
export function createMessageObserver(sessions: Map<string, string[]>, unacknowledged: Set<string>) {
  const ids = new Map<number, string>();
  const seqs = new Map<string, number>();
  const acknowledged = new Set<string>();

  function observeMessage({ messageId, seq, replay, type }: Loose): void {
    expect([ids.get(seq) ?? messageId, seqs.get(messageId) ?? seq], `${type} ${seq}`).toEqual([messageId, seq]);
    ids.set(seq, messageId);
    seqs.set(messageId, seq);
    if (acknowledged.has(messageId)) expect(replay, `${type} ${seq} came after its acknowledgement`).toBe(true);
    else if (!replay) unacknowledged.add(messageId);
  }

  function observeResults(results: { messageId: string; outcome: string }[]): void {
    for (const { messageId, outcome } of results) {
      if (outcome !== 'not_found') acknowledged.add(messageId);
      unacknowledged.delete(messageId);
    }
  }

  return {
    observeResults,
    observe(effects: readonly Effect[]): void {
      for (const effect of effects) {
        if (!('frame' in effect)) {
          sessions.delete(effect.session);
          continue;
        }
        const frame: Loose = effect.frame;
        expectValidFrame(frame);
        if (frame.type === 'welcome') sessions.set(effect.session, []);
        else if (frame.type === 'ping') sessions.get(effect.session)?.push(frame.id);
        else if (frame.type === 'ack.result') observeResults(frame.results);
        else if (frame.messageId !== undefined) observeMessage(frame);
      }
    },
  };
}
