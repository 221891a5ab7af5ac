import { expect, it } from 'vitest';
import { startListening } from './listen-session.ts';

it('loses an acknowledgement on request, so that the event comes again', async () => {
  const { driver, connect, freeze, listen } = await startListening();
  const session = await connect();
  freeze('frozen');
  const { messageId } = driver.sent(session).find(({ type }) => type === 'user.updated');
  driver.control('POST', '/sandbox/faults', { kind: 'lost_acknowledgement' });
  driver.receive(session, { type: 'ack', id: 'a', messageIds: [messageId] });
  expect(listen(session, 35_000)).toMatchObject([{ messageId, attempt: 2 }]);
});

it('sends a frame of an unknown type on request, and the acknowledgement takes effect', async () => {
  const { driver, connect, freeze, listen } = await startListening();
  const session = await connect();
  freeze('frozen');
  const { messageId } = driver.sent(session).find(({ type }) => type === 'user.updated');
  driver.control('POST', '/sandbox/faults', { kind: 'unknown_frame' });
  driver.receive(session, { type: 'ack', id: 'a', messageIds: [messageId] });
  expect(driver.sent(session).slice(-2)).toMatchObject([
    { type: 'added.later' },
    { type: 'ack.result', results: [{ messageId }], addedLater: {} },
  ]);
  expect(listen(session, 35_000)).toEqual([]);
});
