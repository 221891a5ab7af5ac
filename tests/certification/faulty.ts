import type { Loose } from '../sandbox/driver.ts';
import type { Faulty, Start } from './certify.ts';
import { afterEach, keyOf, sealAgain, sending } from './faulty-parts.ts';
import { runProgram } from './program.ts';

export type Mistake = readonly [point: string, mistake: string, faulty: Faulty];

const token = async ({ createCode, connect }: Start) =>
  (await connect({}).POST('/v2/biz/code2token', { body: { code: createCode() } })).data.accessToken;

/** The good client with one mistake, and the point that it fails. */
export const FAULTY: readonly Mistake[] = [
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
  ['S3', 'believes any response', sending((send) => async (url, init) => sealAgain(await send(url, init)))],
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
      program: (good) =>
        afterEach(good, async (answer, again) => {
          let last = answer;
          for (let more = 0; more < 2 && last.error?.code === 401003; more += 1) last = await again();
          return last;
        }),
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
      program: (good) =>
        afterEach(good, async (answer, again) => {
          let last = answer;
          for (let more = 0; more < 3 && last.error?.kind === 'refused'; more += 1) last = await again();
          return last;
        }),
    },
  ],
  [
    'U1',
    'takes a new number after an unknown outcome',
    {
      options: () => ({ maxAttempts: 1 }),
      program: () => ({ onUnknown: ({ call }, retry) => retry(`${JSON.parse(call.body).merchantOrderNo}-2`) }),
    },
  ],
  [
    'U2',
    'takes an unknown outcome for a failure',
    {
      options: () => ({ maxAttempts: 1 }),
      async run(program, prefix) {
        let isUnknown = false;
        const onUnknown = async (error: Loose) => {
          isUnknown = true;
          return { error };
        };
        const code = await runProgram({ ...program, onUnknown }, prefix);
        return isUnknown ? 0 : code;
      },
    },
  ],
  ['F2', 'takes an unknown status for final', { program: () => ({ isFinal: (status) => status !== 'processing' }) }],
  ['O1', 'recharges a card that is not issued yet', { program: () => ({ waitsForOrders: false }) }],
];
