import { expect } from 'vitest';
import { encodeUtf8 } from '../../packages/base/encoding/bytes.ts';
import { createState, type StartOptions } from '../../packages/simulator/core/create-state.ts';
import { createSandboxHost } from '../../packages/simulator/core/host.ts';
import type { Effect } from '../../packages/simulator/core/listen/effect.ts';
import { createMemoryStorage } from '../../packages/simulator/core/state-storage.ts';
import { encryptJwe } from '../../packages/simulator/protocol/encryption/jwe.ts';
import { signQuery, signRequest } from '../../packages/simulator/protocol/signing/signer.ts';
import { getKey } from '../contract/published-vectors.ts';
import { expectNoSecret, expectValidControl, expectValidResponse } from './expect-valid-response.ts';

const START = Date.parse('2026-01-15T08:00:00.000Z');
const MERCHANT_ID = 'mch_01KF0AP900N5Y4WP04V8T304CJ';
export const CODE = 'Q2hhbmdlTWVDb2RlXzAxX2RlbW9fb25seV8wMDAx';
export { PRODUCTS } from './products.ts';

/** A JSON value whose content tests state. */
// biome-ignore lint/suspicious/noExplicitAny: bodies are compared with what the contract says, member by member.
export type Loose = any;

export type SandboxResponse = {
  status: number;
  code: number;
  headers: Record<string, string>;
  data: Loose;
  body: Loose;
  text: string;
};

type CallOptions = {
  key?: string;
  headers?: Record<string, string>;
  skew?: number;
  nonce?: string;
  kid?: string;
  tamper?: boolean;
  text?: string;
};

/** The published test keys, an access token, and a clock that only the test moves. */
export function createDriver(options: Partial<StartOptions> = {}) {
  const start = createState({
    seed: 'test',
    time: START,
    merchantId: MERCHANT_ID,
    merchantKeys: [getKey('mk_sig_test_1'), getKey('mk_enc_test_1')],
    providerKeys: [getKey('pk_sig_test_1'), getKey('pk_enc_test_1')],
    code: CODE,
    ...options,
  });
  let now = START;
  let count = 0;
  let token = '';
  const events: Effect[] = [];
  const host = createSandboxHost(createMemoryStorage(start), {
    now: () => now,
    dispatch: (event) => events.push(event),
  });
  const text = (body: unknown) => (body === undefined ? undefined : JSON.stringify(body));
  const unique = () => {
    count += 1;
    return `nonce-${String(count).padStart(12, '0')}`;
  };

  async function send(
    method: string,
    path: string,
    body?: unknown,
    { key, headers = {}, skew = 0, nonce = unique(), kid = 'mk_sig_test_1', tamper, text: raw }: CallOptions = {},
  ): Promise<SandboxResponse> {
    const content = raw ?? text(body);
    const signer = { merchantId: MERCHANT_ID, key: getKey(kid), now: () => now + skew, nonce: () => nonce };
    const isToken = path.startsWith('/user/');
    const [route = '', query = ''] = path.split('?');
    const parameters = [...new URLSearchParams(query)];
    const target = isToken ? await signQuery({ method, path: route, parameters, body: content }, signer) : path;
    const signature = isToken ? {} : await signRequest({ method, target: path, body: content }, signer);
    const all = {
      ...signature,
      ...(token && !isToken ? { Authorization: `Bearer ${token}` } : {}),
      ...(content === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(key === undefined ? {} : { 'Idempotency-Key': key.padEnd(16, '_') }),
      ...headers,
    };
    const sent = tamper ? `${content} ` : content;
    const request = {
      method,
      target,
      headers: Object.entries(all),
      ...(sent === undefined ? {} : { body: encodeUtf8(sent) }),
      address: '127.0.0.1',
    };
    const { status, headers: received, body: responseText } = await host.request(request);
    const parsed = JSON.parse(responseText);
    expectValidResponse(method, route, status, parsed);
    expectNoSecret(parsed);
    return { status, code: parsed.code, headers: received, data: parsed.data, body: parsed, text: responseText };
  }

  const driver = {
    send,
    /** Exchanges the code, so that later calls have a token. */
    async authorize() {
      const { data } = await send('POST', '/v2/biz/code2token', { code: CODE });
      token = data.accessToken;
      return driver;
    },
    setToken(next: string) {
      token = next;
    },
    /** A control of the outside world. */
    control(method: string, path: string, body?: unknown): Loose {
      const result = host.control({ method, path, body });
      expectValidControl(method, path, result);
      return { status: result.status, ...(typeof result.data === 'object' ? result.data : {}) };
    },
    wait(milliseconds: number) {
      now += milliseconds;
      host.tick();
    },
    async wallet(currency = 'USD'): Promise<string> {
      const { data } = await send('GET', '/v2/biz/wallet');
      const balance = data.balances.find((one: Loose) => one.currency === currency);
      return `${balance?.available} / ${balance?.frozen}`;
    },
    async card(cardId: string): Promise<Loose> {
      return (await send('GET', `/v2/card/${cardId}`)).data;
    },
    async cardBalance(cardId: string): Promise<string> {
      const { balance } = await driver.card(cardId);
      return `${balance.available} / ${balance.frozen}`;
    },
    async holder(changes: Loose = {}): Promise<SandboxResponse> {
      return send('POST', '/v2/holder', { ...(await toHolder(now, changes)) }, { key: unique() });
    },
    async approvedHolder(changes: Loose = {}): Promise<string> {
      const { data } = await driver.holder(changes);
      driver.wait(3000);
      return data.holderId;
    },
    async open(product: string, value: string, holderId?: string, more: Loose = {}): Promise<SandboxResponse> {
      return send(
        'POST',
        '/v2/card/open',
        {
          cardManageId: product,
          ...(holderId && { holderId }),
          initialAmount: { value, currency: 'USD' },
          merchantOrderNo: unique(),
          ...more,
        },
        { key: unique() },
      );
    },
    async openActive(product: string, value: string, holderId?: string, more: Loose = {}): Promise<string> {
      const { data } = await driver.open(product, value, holderId, more);
      driver.wait(2000);
      return data.cardId;
    },
    async recharge(
      cardId: string,
      value: string,
      more: Loose = {},
      options: CallOptions = {},
    ): Promise<SandboxResponse> {
      return send(
        'PATCH',
        '/v2/card/recharge',
        { cardId, amount: { value, currency: 'USD' }, merchantOrderNo: unique(), ...more },
        { key: unique(), ...options },
      );
    },
    async withdraw(cardId: string, value: string): Promise<SandboxResponse> {
      return send(
        'PATCH',
        '/v2/card/withdraw',
        { cardId, amount: { value, currency: 'USD' }, merchantOrderNo: unique() },
        { key: unique() },
      );
    },
    async cancel(cardId: string): Promise<SandboxResponse> {
      return send('DELETE', `/v2/card/${cardId}`, undefined, { key: unique() });
    },
    purchase(cardId: string, value: string, mcc = '7311'): Loose {
      return driver.control('POST', `/sandbox/cards/${cardId}/purchases`, {
        amount: { value, currency: 'USD' },
        merchant: { name: 'EXAMPLE ADS', mcc, city: 'Dublin', country: 'IE' },
      });
    },
    async encrypt(claims: Loose): Promise<string> {
      return encryptJwe(JSON.stringify({ ...claims, iat: Math.floor(now / 1000) }), getKey('pk_enc_test_1'));
    },
    connect(query: string): string {
      let session = '';
      host.connect(query, (id) => {
        session = id;
      });
      return session;
    },
    receive(session: string, frame: unknown) {
      host.receive(session, typeof frame === 'string' || frame === undefined ? frame : JSON.stringify(frame));
    },
    disconnect(session: string) {
      host.disconnect(session);
    },
    /** What went out to a socket since the last call: frames, or the close code. */
    sent(session: string): Loose[] {
      const mine = events.filter((event) => event.session === session);
      for (const event of mine) events.splice(events.indexOf(event), 1);
      return mine.map((event) => ('frame' in event ? event.frame : { close: 'close' in event ? event.close : 1006 }));
    },
    unique,
    get token() {
      return token;
    },
    get now() {
      return now;
    },
    get state() {
      return host.getState();
    },
  };
  return driver;
}

export type Driver = ReturnType<typeof createDriver>;

let documents = 0;

async function toHolder(now: number, { number, ...changes }: Loose) {
  documents += 1;
  const claims = { number: number ?? `E${String(documents).padStart(8, '0')}`, iat: Math.floor(now / 1000) };
  const encryptedNumber = await encryptJwe(JSON.stringify(claims), getKey('pk_enc_test_1'));
  return {
    firstName: 'Alex',
    lastName: 'Chan',
    birthDate: '1992-04-18',
    nationality: 'SG',
    email: 'alex.chan@example.com',
    phone: { countryCode: '65', number: '81234567' },
    address: { line1: '1 Raffles Place', city: 'Singapore', postalCode: '048616', country: 'SG' },
    document: { type: 'passport', issuingCountry: 'SG', expiryDate: '2031-06-30', encryptedNumber },
    ...changes,
  };
}

/** Wallet of 1000.00 USD and an approved holder, as the scenarios of the contract begin. */
export async function startScenario(walletUsd = '1000.00') {
  const driver = await createDriver({ walletUsd }).authorize();
  return { driver, holder: await driver.approvedHolder() };
}

export function expectCode(response: SandboxResponse, code: number): void {
  expect(response.code, response.text).toBe(code);
}
