import { expect, it, onTestFinished, vi } from 'vitest';
import { getTestKey, MERCHANT_ID } from '../../packages/simulator/core/test-merchant.ts';
import { createClient } from '../../site/client/index.ts';
import type { ListenEvent } from '../../site/client/types.ts';
import { startStage } from '../samples/listen/stage.ts';
import { publicKey } from './stage.ts';

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000, interval: 20 });

async function start() {
  const stage = await startStage();
  const client = createClient<object, ListenEvent>({
    baseUrl: stage.origin,
    merchantId: MERCHANT_ID,
    signingKey: { ...getTestKey('mk_sig_test_1') },
    verificationKeys: [publicKey('pk_sig_test_1')],
  });
  const end = new AbortController();
  onTestFinished(async () => {
    end.abort();
    await stage.stop();
  });
  return { stage, client, end };
}

it('stores an event once, acknowledges it, resumes after a cut, and ends by its signal', async () => {
  const { stage, client, end } = await start();
  const stored: string[] = [];
  const store = async ({ messageId, type }: ListenEvent) => void stored.push(`${type} ${messageId}`);
  stage.control('addFault', {}, { kind: 'lost_acknowledgement' });
  const ended = client.listen({ store, signal: end.signal });
  await until(() => expect(stage.getSession()).toBeDefined());
  const first = stage.getSession();

  // Its acknowledgement is lost: it arrives a second time.
  stage.setUserStatus('frozen');
  await until(() => expect(stored).toHaveLength(1));
  await until(() => expect(stage.areFaultsMet()).toBe(true));
  expect(stage.isAcknowledged()).toBe(false);
  stage.lose();
  await until(() => expect([undefined, first]).not.toContain(stage.getSession()));
  await until(() => expect(stage.isAcknowledged()).toBe(true));
  expect(stored).toHaveLength(1);

  stage.setUserStatus('active');
  await until(() => expect(stored).toHaveLength(2));
  // One ticket opened both connections.
  expect(stage.refreshes).toEqual([200]);
  end.abort();
  expect(await ended).toBe(1000);
});

it('delivers again what could not be stored', async () => {
  const { stage, client, end } = await start();
  const store = vi.fn<(event: ListenEvent) => Promise<void>>(async () => undefined);
  store.mockRejectedValueOnce(new Error('no database'));
  void client.listen({ store, signal: end.signal });
  await until(() => expect(stage.getSession()).toBeDefined());
  stage.setUserStatus('frozen');
  await until(() => expect(store).toHaveBeenCalledTimes(1));
  stage.lose();
  await until(() => expect(store).toHaveBeenCalledTimes(2));
  await until(() => expect(stage.isAcknowledged()).toBe(true));
});

it('rejects with the refusal of a ticket', async () => {
  const { stage, client } = await start();
  stage.control('changeMerchant', {}, { features: { token: false } });

  await expect(client.listen({ store: async () => undefined })).rejects.toMatchObject({
    kind: 'refused',
    code: 403004,
  });
});
