import { expect, it } from 'vitest';
import type { Loose } from './driver.ts';
import { expectValidFrame } from './expect-valid-response.ts';
import { MERCHANT, startListening } from './listen-session.ts';

it('greets a connection with heartbeat and window', async () => {
  const { driver, connect } = await startListening();
  const [welcome] = driver.sent(await connect());
  expectValidFrame(welcome);
  expect(welcome).toMatchObject({ type: 'welcome', scope: 'merchant', heartbeatIntervalMs: 20_000, maxUnacked: 100 });
});

it('sends an unacknowledged event again after 30, 60, 120, 300 and 600 s, then every 600 s', async () => {
  const { driver, connect, freeze, listen } = await startListening();
  const session = await connect();
  const begin = driver.now;
  freeze('frozen');
  const frames = [...driver.sent(session), ...listen(session, 2400_000)].filter(({ type }) => type === 'user.updated');
  for (const frame of frames) expectValidFrame(frame);
  expect(frames.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const attempts = frames.map(({ sentAt }) => (Date.parse(sentAt) - begin) / 1000);
  expect(attempts).toEqual([0, 30, 90, 210, 510, 1110, 1710, 2310]);
});

it('parks an event 72 hours after its first delivery', async () => {
  const { driver, connect, freeze } = await startListening();
  const session = await connect();
  freeze('frozen');
  const messageId = driver.sent(session).find(({ type }) => type === 'user.updated').messageId;
  driver.disconnect(session);
  driver.wait(72 * 3_600_000);
  expect(driver.sent(await connect()).filter((frame) => frame.messageId === messageId)).toEqual([]);
  expect(driver.sent(await connect('&resumeFrom=0')).filter((frame) => frame.messageId === messageId)).toMatchObject([
    { replay: true },
  ]);
});

it('acknowledges once, and tells a second time from an unknown id', async () => {
  const { driver, connect, freeze, listen } = await startListening();
  const session = await connect();
  freeze('frozen');
  const { messageId } = driver.sent(session).find(({ type }) => type === 'user.updated');
  const ack = (id: string) => {
    driver.receive(session, { type: 'ack', id: 'a-17', messageIds: [id] });
    const [result] = driver.sent(session);
    expectValidFrame(result);
    return result.results[0].outcome;
  };
  expect([ack(messageId), ack(messageId), ack('msg_01KF0AP900000000000000000A')]).toEqual([
    'acked',
    'already_acked',
    'not_found',
  ]);
  expect(listen(session, 120_000)).toEqual([]);
});

it('takes an acknowledgement over HTTP as well', async () => {
  const { driver, connect, freeze, listen } = await startListening();
  const session = await connect();
  freeze('frozen');
  const { messageId } = driver.sent(session).find(({ type }) => type === 'user.updated');
  expect((await driver.send('POST', '/user/confirm', { messageIds: [messageId] })).data.results).toEqual([
    { messageId, outcome: 'acked' },
  ]);
  expect(listen(session, 120_000)).toEqual([]);
});

it('replays acknowledged events on request, without a deadline', async () => {
  const { driver, connect, freeze } = await startListening();
  const first = await connect();
  freeze('frozen');
  freeze('active');
  const messageIds = driver
    .sent(first)
    .filter(({ messageId }) => messageId)
    .map(({ messageId }) => messageId);
  driver.receive(first, { type: 'ack', id: 'a', messageIds });
  const frames = driver.sent(await connect('&resumeFrom=0')).filter(({ messageId }) => messageId);
  for (const frame of frames) expectValidFrame(frame);
  expect(frames).toMatchObject([
    { seq: 1, replay: true, ackDeadline: null },
    { seq: 2, replay: true },
  ]);
});

it('returns a cursor without the events that are no longer stored, from which a connection resumes', async () => {
  const { driver, connect, freeze } = await startListening();
  freeze('frozen');
  driver.wait(7 * 24 * 3_600_000 - 1000);
  freeze('active');
  driver.wait(1000);
  const { cursor } = (await driver.send('POST', '/user/refresh')).data;

  expect(cursor).toEqual({ lastSeq: 2, oldestSeq: 2, unacked: 1 });
  const session = await connect(`&resumeFrom=${cursor.oldestSeq - 1}`);
  expect(driver.sent(session)).toMatchObject([{ type: 'welcome', cursor }, { seq: 2 }]);
});

it('closes a connection that sends no pong within ten seconds', async () => {
  const { driver, connect } = await startListening();
  const session = await connect();
  driver.wait(20_000);
  const ping = driver.sent(session).find(({ type }) => type === 'ping');
  driver.receive(session, { type: 'pong', id: ping.id, ts: new Date(driver.now).toISOString() });
  driver.wait(29_999);
  expect(driver.sent(session).map(({ close }) => close)).toEqual([undefined]);
  driver.wait(1);
  expect(driver.sent(session)).toEqual([{ close: 4408 }]);
});

it('replaces a connection by a newer one of its scope', async () => {
  const { driver, connect } = await startListening();
  const first = await connect();
  const second = await connect();
  expect(driver.sent(first).at(-1)).toEqual({ close: 4409 });
  expect(driver.sent(second)).toMatchObject([{ type: 'welcome' }]);
});

it('opens nothing with a ticket of 60 minutes, a former ticket, or without one', async () => {
  const { driver, ticket, connect } = await startListening();
  const old = await ticket();
  driver.wait(3_600_000);
  expect(driver.sent(driver.connect(`${MERCHANT}&token=${old}`))).toEqual([{ close: 4401 }]);
  expect(driver.sent(await connect())).toMatchObject([{ type: 'welcome' }]);
  expect(driver.sent(driver.connect(MERCHANT))).toEqual([{ close: 4400 }]);
});

it('bears two frames that are not JSON, and closes at the third', async () => {
  const { driver, connect } = await startListening();
  const session = await connect('&lang=zh-CN');
  driver.sent(session);
  for (let count = 0; count < 3; count += 1) driver.receive(session, 'not JSON');
  const frames = driver.sent(session);
  for (const frame of frames.slice(0, 3)) expectValidFrame(frame);
  expect(frames).toMatchObject([
    { code: 400001, fatal: false, message: '该帧不是合法的 JSON' },
    { fatal: false },
    { fatal: true },
    { close: 4400 },
  ]);
});

it('closes for a frame of bytes, one that is too large, and more than twenty in a second', async () => {
  const { driver, connect } = await startListening();
  const closeOf = async (frames: (string | undefined)[]) => {
    const session = await connect();
    for (const frame of frames) driver.receive(session, frame);
    return driver.sent(session).at(-1).close;
  };
  expect(await closeOf([undefined])).toBe(1003);
  expect(await closeOf([`"${'x'.repeat(65_536)}"`])).toBe(1009);
  const pong = JSON.stringify({ type: 'pong', id: 'x', ts: '2026-01-15T08:00:00.000Z' });
  expect(await closeOf(Array.from({ length: 21 }, () => pong))).toBe(4429);
});

it('sends goodbye 30 seconds before a connection is 24 hours old', async () => {
  const { connect, listen } = await startListening();
  const session = await connect();
  const isLast = ({ type, close }: Loose) => type === 'goodbye' || close;
  expect(listen(session, 86_400_000 - 30_001).filter(isLast)).toEqual([]);
  expect(listen(session, 1).filter(isLast)).toMatchObject([{ type: 'goodbye', reason: 'max_age', closeInMs: 30_000 }]);
  expect(listen(session, 30_000).filter(isLast)).toEqual([{ close: 1001 }]);
});

it('sends an event to the connections of its user and of the merchant, and one acknowledgement ends its delivery', async () => {
  const { driver, userId, connect, freeze, listen } = await startListening();
  const [merchant, user] = [await connect(), await connect('', userId)];
  freeze('frozen');
  const [one, other] = [merchant, user].map((session) =>
    driver.sent(session).find(({ type }) => type === 'user.updated'),
  );
  expect(one.messageId).toBe(other.messageId);
  driver.receive(user, { type: 'ack', id: 'a', messageIds: [one.messageId] });
  expect(listen(merchant, 20_000).filter(({ type }) => type === 'user.updated')).toEqual([]);
});

it('filters by event family and leaves what is filtered to others', async () => {
  const { driver, connect, freeze } = await startListening();
  const session = await connect('&types=deposit');
  freeze('frozen');
  expect(driver.sent(session).map(({ type }) => type)).toEqual(['welcome']);
  expect(driver.sent(await connect()).map(({ type }) => type)).toEqual(['welcome', 'user.updated']);
});

it('keeps a window of 100 unacknowledged messages', async () => {
  const { driver, connect, freeze } = await startListening();
  const session = await connect();
  for (let count = 0; count < 60; count += 1) {
    freeze('frozen');
    freeze('active');
  }
  const first = driver.sent(session).filter(({ messageId }) => messageId);
  expect(first.length).toBe(100);
  driver.receive(session, { type: 'ack', id: 'a', messageIds: first.slice(0, 30).map(({ messageId }) => messageId) });
  expect(
    driver
      .sent(session)
      .filter(({ messageId }) => messageId)
      .map(({ seq }) => seq),
  ).toEqual(Array.from({ length: 20 }, (_, index) => 101 + index));
});

it('resumeFrom withholds nothing: what is not acknowledged comes before what is above it', async () => {
  const { driver, connect, freeze } = await startListening();
  const first = await connect();
  for (const status of ['frozen', 'active', 'frozen', 'active'] as const) freeze(status);
  const sent = driver.sent(first).filter(({ messageId }) => messageId);
  // The second and the fourth are not acknowledged.
  driver.receive(first, { type: 'ack', id: 'a', messageIds: [sent[0].messageId, sent[2].messageId] });

  const frames = driver.sent(await connect('&resumeFrom=2')).filter(({ messageId }) => messageId);
  expect(frames.map(({ seq, replay }) => [seq, replay])).toEqual([
    [2, false],
    [3, true],
    [4, false],
  ]);
  const above = driver.sent(await connect('&resumeFrom=99999')).filter(({ messageId }) => messageId);
  expect(above.map(({ seq }) => seq)).toEqual([2, 4]);
});

it('maintenance says goodbye 30 s before the close, with the pause that was asked for', async () => {
  const { driver, connect, listen } = await startListening();
  const session = await connect();
  driver.sent(session);
  driver.control('POST', `/sandbox/sockets/${session}/drop`, { maintenance: true, reconnectAfterMs: 2000 });
  const [goodbye] = driver.sent(session);
  expectValidFrame(goodbye);
  expect(goodbye).toMatchObject({ reason: 'maintenance', closeInMs: 30_000, reconnectAfterMs: 2000 });
  expect(listen(session, 29_999)).toEqual([]);
  expect(listen(session, 1)).toEqual([{ close: 1001 }]);
});

it('a network that fails ends the socket without a close frame', async () => {
  const { driver, connect } = await startListening();
  const session = await connect();
  driver.sent(session);
  driver.control('POST', `/sandbox/sockets/${session}/drop`);
  expect(driver.sent(session)).toEqual([{ close: 1006 }]);
  expect(driver.state.listen.connections).toEqual({});
});

it('a network that falls silent ends the connection, and the socket hears nothing of it', async () => {
  const { driver, connect } = await startListening();
  const session = await connect();
  driver.sent(session);
  driver.control('POST', `/sandbox/sockets/${session}/drop`, { silent: true });
  driver.receive(session, { type: 'ping', id: 'p-1' });
  expect(driver.sent(session)).toEqual([{ close: 1006 }]);
  expect(driver.state.listen.connections).toEqual({});
});

it('an error frame names the field that is wrong, in the language of the connection', async () => {
  const { driver, connect } = await startListening();
  const session = await connect('&lang=zh-CN');
  driver.sent(session);
  const send = (frame: unknown) => {
    driver.receive(session, frame);
    const [error] = driver.sent(session);
    expectValidFrame(error);
    return error;
  };
  expect(send({ type: 'ack', id: 'a-1', messageIds: 'all' })).toMatchObject({
    message: '帧字段校验失败，详见 details',
    details: [{ field: 'messageIds', rule: 'type' }],
  });
  expect(send('{')).toMatchObject({ message: '该帧不是合法的 JSON', details: [] });
});
