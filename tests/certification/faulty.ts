import { signResponse } from '../../provider/protocol/signing/signer.ts';
import { getTestKey } from '../../provider/simulator/test-merchant.ts';
import type { Loose } from '../sandbox/driver.ts';
import type { Faulty } from './certify.ts';

/** Sends with one change to what leaves or arrives. */
function sending(change: (send: typeof fetch) => typeof fetch): Faulty {
  return { options: () => ({ fetch: change(fetch) }) };
}

const keyOf = (init: RequestInit | undefined) => new Headers(init?.headers).get('Idempotency-Key');
const token = async ({ code, connect }: { code: string; connect: (options: object) => Loose }) =>
  (await connect({}).POST('/v2/biz/code2token', { body: { code } })).data.accessToken;

/** The good client with one mistake, and the point that it fails. */
export const FAULTY: readonly (readonly [point: string, mistake: string, faulty: Faulty])[] = [
  [
    'S1',
    'sends other bytes than it signed',
    sending(
      (send) => (url, init) =>
        send(url, { ...init, ...(init?.body && { body: `${new TextDecoder().decode(init.body as Uint8Array)} ` }) }),
    ),
  ],
  [
    'S2',
    'sends the prepared request again',
    sending((send) => {
      const prepared = new Map<string, HeadersInit | undefined>();
      return (url, init) => {
        const key = keyOf(init);
        const headers = (key && prepared.get(key)) || init?.headers;
        if (key) prepared.set(key, headers);
        return send(url, { ...init, headers });
      };
    }),
  ],
  [
    'S3',
    'believes any response',
    sending((send) => async (url, init) => {
      const response = await send(url, init);
      const [body, headers] = [await response.text(), new Headers(response.headers)];
      const requestId = headers.get('X-Request-Id') ?? 'req_unsigned';
      const key = getTestKey('pk_sig_test_1');
      const signature = await signResponse({ status: response.status, requestId, body }, { key, now: Date.now });
      for (const [name, value] of Object.entries(signature)) headers.set(name, value);
      return new Response(body, { status: response.status, headers });
    }),
  ],
  [
    'T1',
    'keeps a token that has ended',
    {
      options: (start) => {
        let kept: Promise<string> | undefined;
        return {
          access: {
            getToken: () => {
              kept ??= token(start);
              return kept;
            },
          },
        };
      },
      program: (good) => {
        const insist = async (call: () => Promise<Loose>) => {
          let answer = await call();
          for (let more = 0; more < 2 && answer.error?.code === 401003; more += 1) answer = await call();
          return answer;
        };
        return {
          open: (number) => insist(() => good.open(number)),
          recharge: (cardId, number) => insist(() => good.recharge(cardId, number)),
          readOrder: (orderId) => insist(() => good.readOrder(orderId)),
        };
      },
    },
  ],
  [
    'I1',
    'makes a key for each attempt',
    sending((send) => (url, init) => {
      const headers = new Headers(init?.headers);
      if (keyOf(init)) headers.set('Idempotency-Key', crypto.randomUUID());
      return send(url, { ...init, headers });
    }),
  ],
  [
    'I2',
    'writes the time into the body of a repeat',
    {
      options: () => ({ maxAttempts: 1 }),
      program: (_, client) => ({
        onUnknown: ({ call }) =>
          client.repeat({ ...call, body: call.body.replace(/\}$/, `,"metadata":{"at":"${Date.now()}"}}`) }),
      }),
    },
  ],
  [
    'R1',
    'ignores Retry-After',
    sending((send) => async (url, init) => {
      const response = await send(url, init);
      const headers = new Headers(response.headers);
      headers.delete('Retry-After');
      return new Response(await response.arrayBuffer(), { status: response.status, headers });
    }),
  ],
  [
    'R3',
    'repeats every refusal',
    {
      program: (good) => ({
        async open(number) {
          let answer = await good.open(number);
          for (let more = 0; more < 3 && answer.error?.kind === 'refused'; more += 1) answer = await good.open(number);
          return answer;
        },
      }),
    },
  ],
  [
    'U1',
    'takes a new number after an unknown outcome',
    { options: () => ({ maxAttempts: 1 }), program: () => ({ onUnknown: (_, retry) => retry('N-2') }) },
  ],
  [
    'U2',
    'takes an unknown outcome for a failure',
    {
      options: () => ({ maxAttempts: 1 }),
      program: () => ({ onUnknown: async (error) => ({ error }), failure: 0 }),
    },
  ],
  ['F2', 'takes an unknown status for final', { program: () => ({ isFinal: (status) => status !== 'processing' }) }],
  ['O1', 'recharges a card that is not issued yet', { program: () => ({ waitsForOrders: false }) }],
];
