import { createPrivateKey } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { getRecord, type Json, objectsIn, readDocument } from '../contract/documents.ts';
import { getKey } from '../contract/published-vectors.ts';
import { limitValue } from '../contract/read-limits.ts';
import { startCheckingServer } from '../samples/checking-server.ts';
import { readGuideCode } from './guide-code.ts';
import { BY_HAND, startHandClock } from './hand-clock.ts';
import { startWebSocketServer } from './websocket-server.ts';

// What a reader has who copies the code of the token pages: a signed call for tickets, a listener, and a store.
type Event = { messageId: string; type: string; occurredAt: string; data: object };
type Call = { path: string; body?: string; parameters?: Record<string, string> };
type Files = {
  'signed-url.ts': { signedUrl: (base: string, call: Call, credentials: Record<string, string>) => string };
  'store-event.ts': { storeEvent: (database: object, event: Event) => Promise<void> };
  'listener.ts': {
    listen: (options: {
      url: string;
      merchantId: string;
      freshTicket: () => Promise<string>;
      store: (event: Event) => Promise<void>;
    }) => Promise<number>;
  };
};

const MERCHANT = 'mch_01KF0AP900N5Y4WP04V8T304CJ';
const key = createPrivateKey({ key: getKey('mk_sig_test_1'), format: 'jwk' });
const CREDENTIALS = {
  merchantId: MERCHANT,
  keyId: 'mk_sig_test_1',
  privateKeyPem: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
};
const ACK_EVERY = 200;

const messages = getRecord(
  getRecord(readDocument('asyncapi/listen.yaml').components, 'components').messages,
  'messages',
);
const ajv = new Ajv2020({ strict: false, validateSchema: false });
formats.default(ajv);

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'token-'));
  for (const { title = '', source } of readGuideCode().filter(({ file }) => file.includes('/token/')))
    if (title.endsWith('.ts')) await writeFile(join(folder, title), source);
  await writeFile(join(folder, 'listener.ts'), `${BY_HAND} ${await readFile('samples/listener.ts', 'utf8')}`);
  // As they are written: references between the files are relative, and only what a frame needs is read.
  for (const file of ['asyncapi/listen.yaml', 'openapi/token.yaml', 'openapi/common.yaml'])
    ajv.addSchema(readDocument(file), `contract:/${file}`);
});
afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(() => rm(folder, { recursive: true }));

async function load<Name extends keyof Files>(name: Name): Promise<Files[Name]> {
  return (await import(join(folder, name))) as Files[Name];
}

/** A frame of the server: an example of the contract, with changes. */
function example(message: string, changes: Json = {}): Json {
  const [first] = objectsIn(getRecord(messages[message], message).examples);
  return { ...getRecord(first?.payload, message), ...changes };
}

/** A frame of the client, which must be one of the contract. */
function checked(frame: Json, schema: 'WsPong' | 'WsAck'): Json {
  const validate = ajv.getSchema(`contract:/asyncapi/listen.yaml#/components/schemas/${schema}`);
  expect(validate?.(frame), JSON.stringify([frame, validate?.errors])).toBe(true);
  return frame;
}

/** The table of the guide, with its primary key; `failOnce` makes the next insert fail. */
function startDatabase() {
  const rows = new Map<unknown, unknown[]>();
  const database = {
    rows,
    failOnce: false,
    query: async (sql: string, values: unknown[]) => {
      expect(sql).toMatch(/INSERT INTO token_event .* ON CONFLICT \(message_id\) DO NOTHING/s);
      if (database.failOnce) {
        database.failOnce = false;
        throw new Error('the database is away');
      }
      if (rows.has(values[0])) return { rowCount: 0 };
      rows.set(values[0], values);
      return { rowCount: 1 };
    },
  };
  return database;
}

/** The listener of the guide against a server, with tickets from signed calls and the time in the hands of the test. */
async function startListener() {
  const clock = startHandClock();
  const [{ listen }, { signedUrl }, { storeEvent }] = await Promise.all([
    load('listener.ts'),
    load('signed-url.ts'),
    load('store-event.ts'),
  ]);
  const tickets = ['ltk_of_the_first_refresh', 'ltk_of_the_second_refresh', 'ltk_of_the_third_refresh'];
  const api = await startCheckingServer(() => JSON.stringify({ data: { ticket: { listenToken: tickets.shift() } } }));
  const server = await startWebSocketServer();
  const database = startDatabase();
  const store = vi.fn((event: Event) => storeEvent(database, event));
  const freshTicket = async () => {
    const url = signedUrl(api.origin, { path: '/user/refresh' }, CREDENTIALS);
    const { data } = getRecord(await (await fetch(url, { method: 'POST' })).json(), 'answer');
    return String(getRecord(getRecord(data, 'data').ticket, 'ticket').listenToken);
  };
  // The middle of every wait.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const ended = listen({ url: server.url, merchantId: MERCHANT, freshTicket, store });
  onTestFinished(() => {
    server.stop();
    api.stop();
  });
  /** The next connection, once the listener has put it off by so long. */
  const connectionAfter = async (seconds: number) => {
    await clock.set(seconds * 1000);
    clock.advance(seconds * 1000);
    return server.connection();
  };
  /** So many events have been stored, or have failed to be. */
  const handled = async (count: number) => {
    await vi.waitFor(() => expect(store).toHaveBeenCalledTimes(count));
    await setImmediate();
  };
  return { api, server, database, clock, ended, connectionAfter, handled };
}

test('the listener stores, acknowledges, and processes nothing twice', async () => {
  const { api, server, database, clock, ended, connectionAfter, handled } = await startListener();
  const [detected, confirmed] = [example('depositDetected'), example('depositConfirmed')];

  const first = await server.connection();
  expect(Object.fromEntries(first.query)).toEqual({ merchantId: MERCHANT, token: 'ltk_of_the_first_refresh' });
  expect(first.protocol).toBe('listen.v1');
  first.send(example('welcome'));
  first.send(example('ping'));
  expect(checked(await first.next(), 'WsPong').id).toBe(example('ping').id);

  // What was not stored is not acknowledged: the next frame is the pong.
  database.failOnce = true;
  first.send(detected);
  await handled(1);
  clock.advance(ACK_EVERY);
  first.send(example('ping', { id: 'hb-2' }));
  expect(checked(await first.next(), 'WsPong').id).toBe('hb-2');

  first.send({ ...detected, attempt: 2 });
  await clock.set(ACK_EVERY);
  clock.advance(ACK_EVERY);
  expect(checked(await first.next(), 'WsAck').messageIds).toEqual([detected.messageId]);
  first.send(example('ackResult'));

  // The result got lost with the line: the event comes again, and one that was acknowledged before is replayed.
  first.drop();
  const second = await connectionAfter(0.5);
  expect(second.query.get('token')).toBe('ltk_of_the_first_refresh');
  second.send(example('welcome'));
  second.send({ ...detected, attempt: 3 });
  second.send(confirmed);
  second.send(example('withdrawalUpdated', { replay: true, ackDeadline: null }));
  await handled(5);
  clock.advance(ACK_EVERY);
  expect(checked(await second.next(), 'WsAck').messageIds).toEqual([detected.messageId, confirmed.messageId]);
  expect([...database.rows.keys()]).toEqual(
    [detected, confirmed, example('withdrawalUpdated')].map(({ messageId }) => messageId),
  );
  expect(api.arrived.map(({ method, path, isSigned }) => [method, path, isSigned])).toEqual([
    ['POST', '/user/refresh', true],
  ]);
  second.close(4409);
  await ended;
});

test('a full window is acknowledged in one frame', async () => {
  const { server, clock, ended, handled } = await startListener();
  const count = limitValue('unacknowledged');
  const ids = Array.from({ length: count }, (_, index) => `msg_01KF0AP900RA94WRK0Q58HA${String(100 + index)}`);

  const connection = await server.connection();
  connection.send(example('welcome'));
  for (const messageId of ids) connection.send(example('depositDetected', { messageId }));
  await handled(count);
  clock.advance(ACK_EVERY);

  expect(checked(await connection.next(), 'WsAck').messageIds).toEqual(ids);
  expect(1000 / ACK_EVERY).toBeLessThan(limitValue('clientFrames'));
  connection.close(4409);
  await ended;
});

test('the listener reconnects as each close asks for, and ends where a retry cannot help', async () => {
  const { api, server, clock, ended, connectionAfter } = await startListener();

  (await server.connection()).close(1011);
  const planned = await connectionAfter(0.5);
  planned.send(example('goodbye', { reconnectAfterMs: 7000 }));
  planned.close(1001);
  (await connectionAfter(7)).close(4401);

  const renewed = await connectionAfter(2);
  expect(renewed.query.get('token')).toBe('ltk_of_the_second_refresh');
  // Nothing comes any more: the listener drops the line by itself.
  await clock.set(limitValue('silence') * 1000);
  clock.advance(limitValue('silence') * 1000);

  (await connectionAfter(4)).close(4429);
  (await connectionAfter(limitValue('tooManyFramesWait'))).close(1013);
  const stable = await connectionAfter(limitValue('tryLaterWait'));
  for (const id of ['hb-1', 'hb-2', 'hb-3']) {
    clock.advance((limitValue('backoffReset') * 1000) / 3);
    stable.send(example('ping', { id }));
    expect(checked(await stable.next(), 'WsPong').id).toBe(id);
  }
  stable.drop();
  (await connectionAfter(0.5)).close(4409);

  expect(await ended).toBe(4409);
  expect(api.arrived.length).toBe(2);
});

test('a signed address is accepted by a server, and its parameters are percent-encoded by RFC 3986', async () => {
  const { signedUrl } = await load('signed-url.ts');
  const server = await startCheckingServer();
  onTestFinished(() => {
    server.stop();
  });
  const call = { path: '/user/refresh', parameters: { userId: 'usr_01KF0AP900AE84JV1K2S91Z3HJ' } };
  const body = '{"messageIds":["msg_01KF0AP900RA94WRK0Q58HA076"]}';

  await fetch(signedUrl(server.origin, call, CREDENTIALS), { method: 'POST' });
  await fetch(signedUrl(server.origin, { path: '/user/confirm', body }, CREDENTIALS), { method: 'POST', body });

  expect(server.arrived.map(({ path, isSigned }) => [path, isSigned])).toEqual([
    ['/user/refresh', true],
    ['/user/confirm', true],
  ]);
  expect(signedUrl('', { path: '/', parameters: { 'a b': "c+d!'()*" } }, CREDENTIALS)).toMatch(
    /^\/\?a%20b=c%2Bd%21%27%28%29%2A&keyId=/,
  );
});
