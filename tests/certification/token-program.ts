import type { ListenOptions } from '../../site/client/types.ts';
import type { Loose } from '../sandbox/driver.ts';

export type TokenProgram = {
  client: Loose;
  /** A control of the simulator. */
  control: (path: string, body: object) => Promise<unknown>;
  WebSocket: NonNullable<ListenOptions['WebSocket']>;
};

const FINAL = ['success', 'failed', 'rejected'];
/** For the last acknowledgement to leave. */
const LINGER_MS = 1000;
/** Confirmations take a minute: each second, the chain goes on by five more. */
const [SECOND_MS, BLOCKS_MS] = [1000, 5000];

/** Pays tokens: a user, a deposit, a withdrawal, and what the events of one connection say of both. Gives the exit code. */
export async function runTokenProgram({ client, control, WebSocket }: TokenProgram): Promise<number> {
  const events = new Map<string, Loose>();
  let onEvent = () => {};
  /** The first event of which this holds. */
  const until = async (fits: (event: Loose) => boolean): Promise<Loose> => {
    for (;;) {
      const event = [...events.values()].find(fits);
      if (event) return event;
      await new Promise<void>((resolve) => {
        onEvent = resolve;
      });
    }
  };
  const settle = async (answer: Promise<Loose>): Promise<Loose> => {
    let { data, error } = await answer;
    for (let more = 0; more < 5 && error?.kind === 'unknown'; more += 1)
      ({ data, error } = await client.repeat(error.call));
    if (error) throw new Error(JSON.stringify(error));
    return data;
  };

  const end = new AbortController();
  const listening = client
    .listen({
      WebSocket,
      signal: end.signal,
      store: async (event: Loose) => {
        events.set(event.messageId, event);
        onEvent();
      },
    })
    .then((code: number) => {
      throw new Error(`The connection has ended with ${code}.`);
    });

  const work = async () => {
    const wanted = { externalUserId: 'u-1', chainTypes: ['TRON'], settleTo: 'user' };
    const { user } = await settle(client.POST('/user/generate', { body: wanted }));
    const amount = { value: '100', currency: 'USDT' };
    await control(`/sandbox/users/${user.userId}/deposits`, { chainType: 'TRON', amount });
    await until(({ type, data }) => type === 'deposit.detected' && data.amount.value.startsWith('100'));
    // Twenty confirmations.
    await control('/sandbox/clock', { advanceMs: 61_000 });
    await until(({ type }) => type === 'deposit.confirmed');
    const order = { userId: user.userId, merchantOrderNo: 'WD-1', chainType: 'TRON' };
    const body = {
      ...order,
      amount: { value: '25.50', currency: 'USDT' },
      toAddress: 'TCVFM2S7RqgdghtVWsSheoZZKm6GL1pGcw',
    };
    const { withdrawalId } = await settle(client.POST('/user/withdraw', { body }));
    const pass = setInterval(() => void control('/sandbox/clock', { advanceMs: BLOCKS_MS }), SECOND_MS);
    const { data } = await until(
      ({ data: { withdrawalId: id, status } }) => id === withdrawalId && FINAL.includes(status),
    );
    clearInterval(pass);
    await new Promise((resolve) => setTimeout(resolve, LINGER_MS));
    return data.status === 'success' ? 0 : 1;
  };
  try {
    return await Promise.race([work(), listening]);
  } catch {
    return 1;
  } finally {
    end.abort();
  }
}
