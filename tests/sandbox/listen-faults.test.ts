import { expect, it } from 'vitest';
import { startListening } from './listen-session.ts';

/** An event is acknowledged while a fault is due. */
async function acknowledgeWith(kind: string) {
  const { driver, connect, freeze, listen } = await startListening();
  const session = await connect();
  freeze('frozen');
  const { messageId } = driver.sent(session).find(({ type }) => type === 'user.updated');
  driver.control('POST', '/sandbox/faults', { kind });
  driver.receive(session, { type: 'ack', id: 'a', messageIds: [messageId] });
  return { driver, session, listen, messageId };
}

it('loses an acknowledgement on request, so that the event comes again', async () => {
  const { session, listen, messageId } = await acknowledgeWith('lost_acknowledgement');
  expect(listen(session, 35_000)).toMatchObject([{ messageId, attempt: 2 }]);
});

it('sends a frame of an unknown type on request, and the acknowledgement takes effect', async () => {
  const { driver, session, listen, messageId } = await acknowledgeWith('unknown_frame');
  expect(driver.sent(session).slice(-2)).toMatchObject([
    { type: 'added.later' },
    { type: 'ack.result', results: [{ messageId }], addedLater: {} },
  ]);
  expect(listen(session, 35_000)).toEqual([]);
});
