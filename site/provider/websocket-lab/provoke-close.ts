import type { ExternalEvents } from './external-events.ts';
import type { ListenSession } from './listen-session.ts';

/** The close codes that the sandbox sends, in the order of how often a client causes them. 1011 and 1013 are failures of a real server. */
export const PROVOKED_CODES = [4408, 4409, 4400, 4429, 4401, 4410, 4403, 1003, 1009, 1001, 1012] as const;

export type ProvokedCode = (typeof PROVOKED_CODES)[number];

const MISSED_PONG_MS = 31_000;
/** Longer than messages are stored. */
const RETENTION_MS = 8 * 86_400_000;
/** How long before the close a goodbye comes. */
const GOODBYE_MS = 30_000;
const TOO_MANY_FRAMES = 21;
const TOO_LARGE = 'x'.repeat(65_537);

/** Valid JSON that breaks the schema of its type. */
export const BAD_FRAME = JSON.stringify({ type: 'ack', id: 'bad-1', messageIds: 'all' });

/** Does what ends a connection with this code. */
export async function provokeClose(code: ProvokedCode, session: ListenSession, events: ExternalEvents): Promise<void> {
  const { environment } = session;
  const isOpen = () => session.snapshot.get().isOpen;
  if (!isOpen()) await session.connect();
  switch (code) {
    case 4408:
      session.answersPings = false;
      try {
        return await environment.advance(MISSED_PONG_MS);
      } finally {
        session.answersPings = true;
      }
    case 4409:
      return openAnother(session);
    case 4400:
      for (let count = 0; count < 3 && isOpen(); count += 1) await session.send(BAD_FRAME);
      return;
    case 4429:
      for (let count = 0; count < TOO_MANY_FRAMES && isOpen(); count += 1) await session.send(createPong(session));
      return;
    case 4401: {
      const old = await session.requestTicket();
      await session.requestTicket();
      await session.disconnect(1000);
      return session.connect({ ticket: old });
    }
    case 4410:
      return resumeTooFarBack(session, events);
    case 4403:
      await session.disconnect(1000);
      try {
        await setTokenService(session, false);
        return await session.connect();
      } finally {
        await setTokenService(session, true);
      }
    case 1003:
      return session.send(undefined);
    case 1009:
      return session.send(TOO_LARGE);
    case 1001:
      await drop(session);
      return environment.advance(GOODBYE_MS);
    case 1012:
      return restart(session);
  }
}

/** A second instance with the same ticket: the newer one wins, and goes. */
async function openAnother(session: ListenSession): Promise<void> {
  const other = await session.openAnother();
  await other.close();
}

/** A position whose messages are no longer stored: there must have been one. */
async function resumeTooFarBack(session: ListenSession, events: ExternalEvents): Promise<void> {
  await events.deposit();
  await session.disconnect(1000);
  await session.environment.advance(RETENTION_MS);
  await session.connect({ resumeFrom: '0', isFresh: true });
}

async function setTokenService({ environment }: ListenSession, token: boolean): Promise<void> {
  await environment.control('changeMerchant', {}, { features: { token } });
}

async function drop({ environment, snapshot }: ListenSession): Promise<void> {
  await environment.control('dropSocket', { sessionId: String(snapshot.get().sessionId) }, { maintenance: true });
}

/** The provider goes on with the state that it had, without its connections. */
async function restart({ environment }: ListenSession): Promise<void> {
  const { isRefused, data } = await environment.control('readState', {});
  if (!isRefused) await environment.control('loadState', {}, data);
}

/** A frame that the server accepts and does not reply to. */
function createPong({ environment }: ListenSession): string {
  return JSON.stringify({ type: 'pong', id: 'hb-0', ts: new Date(environment.getTime()).toISOString() });
}
