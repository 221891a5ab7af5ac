import { createDriver, type Loose } from './driver.ts';

/** Who connects. */
export const MERCHANT = 'merchantId=mch_01KF0AP900N5Y4WP04V8T304CJ';

/** A user of a merchant, whose events a client listens to. */
export async function startListening() {
  const driver = await createDriver().authorize();
  const { data } = await driver.send('POST', '/user/generate', { externalUserId: 'u-1001', chainTypes: ['TRON'] });
  const ticket = async (userId?: string) =>
    (await driver.send('POST', `/user/refresh${userId ? `?userId=${userId}` : ''}`)).data.ticket.listenToken as string;
  const connect = async (more = '', userId?: string) =>
    driver.connect(`${MERCHANT}&token=${await ticket(userId)}${more}`);
  const userId: string = data.user.userId;
  const emit = () =>
    driver.control('POST', `/sandbox/users/${userId}/deposits`, {
      chainType: 'SOLANA',
      amount: { value: '1', currency: 'USDT' },
    });
  const freeze = (status: 'active' | 'frozen') => driver.control('POST', `/sandbox/users/${userId}/status`, { status });
  /** Lets time pass while the client returns a pong to every ping; gives the other frames. */
  const listen = (session: string, milliseconds: number): Loose[] => {
    const frames: Loose[] = [];
    for (let left = milliseconds; left > 0; left -= 5000) {
      driver.wait(Math.min(left, 5000));
      for (const frame of driver.sent(session)) {
        if (frame.type === 'ping')
          driver.receive(session, { type: 'pong', id: frame.id, ts: new Date(driver.now).toISOString() });
        else frames.push(frame);
      }
    }
    return frames;
  };
  return { driver, userId, ticket, connect, emit, freeze, listen };
}
