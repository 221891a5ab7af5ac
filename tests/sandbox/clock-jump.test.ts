import { expect, it } from 'vitest';
import type { Loose } from './driver.ts';
import { startListening } from './listen-session.ts';

type Listening = Awaited<ReturnType<typeof startListening>>;

const jump = ({ driver }: Listening, seconds: number) =>
  driver.control('POST', '/sandbox/clock', { advanceMs: seconds * 1000 });
const pong = ({ driver }: Listening, session: string, frames: Loose[]) => {
  for (const { type, id } of frames)
    if (type === 'ping') driver.receive(session, { type: 'pong', id, ts: new Date(driver.now).toISOString() });
};
const kinds = (frames: Loose[]) => frames.map(({ type, close }) => type ?? close);

it.each([31, 3600])('a jump of the clock by %d s sends one ping, and closes no connection', async (seconds) => {
  const listening = await startListening();
  const { driver, connect } = listening;
  const session = await connect();
  driver.sent(session);
  jump(listening, seconds);
  jump(listening, seconds);
  const frames = driver.sent(session);
  expect(kinds(frames)).toEqual(['ping', 'ping']);
  pong(listening, session, frames);
  driver.wait(19_000);
  expect(kinds(driver.sent(session))).toEqual([]);
});

it('a connection that sends no pong after a jump of the clock is closed ten seconds later', async () => {
  const listening = await startListening();
  const { driver, connect } = listening;
  const session = await connect();
  driver.sent(session);
  jump(listening, 31);
  driver.wait(10_000);
  expect(kinds(driver.sent(session))).toEqual(['ping', 4408]);
});

it('maintenance closes with 1001 when the clock jumps over its 30 seconds', async () => {
  const listening = await startListening();
  const { driver, connect } = listening;
  const session = await connect();
  driver.sent(session);
  driver.control('POST', `/sandbox/sockets/${session}/drop`, { maintenance: true });
  jump(listening, 31);
  expect(kinds(driver.sent(session))).toEqual(['goodbye', 1001]);
});
