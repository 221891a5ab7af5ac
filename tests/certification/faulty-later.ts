import type { Mistake } from './faulty.ts';
import {
  afterEach,
  bodyOf,
  createBarrier,
  keyOf,
  ownAccess,
  receiving,
  sealAgain,
  sending,
  signAnew,
} from './faulty-parts.ts';
import { RECHARGE, runTwoWorkers } from './program.ts';

/** Mistakes that a client makes when the provider changes, an order fails, or a part of the network is in the way. */
export const LATER: readonly Mistake[] = [
  [
    'S3',
    'uses a response without signature headers',
    sending((send) => async (url, init) => {
      const response = await send(url, init);
      return response.headers.has('X-Signature') ? response : sealAgain(response);
    }),
  ],
  [
    'S4',
    'verifies what it serialises again',
    receiving((body) => (body === '' ? '' : JSON.stringify(JSON.parse(body)))),
  ],
  [
    'T1',
    'refreshes because of an unusable key',
    {
      options: ({ createCode, connect, fetch }) => {
        let tokens: { accessToken: string; refreshToken: string } | undefined;
        const grant = async (body: object) => {
          tokens = (await connect({}).POST('/v2/biz/code2token', { body })).data ?? tokens;
          return tokens?.accessToken ?? '';
        };
        const refresh = () => grant({ grantType: 'refresh_token', refreshToken: tokens?.refreshToken });
        return {
          access: {
            getToken: (refused) =>
              tokens ? (refused ? refresh() : Promise.resolve(tokens.accessToken)) : grant({ code: createCode() }),
          },
          async fetch(url, init) {
            const response = await fetch(url, init);
            if (response.status === 401 && (await response.clone().text()).includes('401011')) await refresh();
            return response;
          },
        };
      },
    },
  ],
  [
    'T2',
    'refreshes for each call that was refused',
    {
      options: (start) => ({ access: ownAccess(start, 'shares nothing') }),
      run: runTwoWorkers,
      program: (good) => {
        const meet = createBarrier();
        return { recharge: (...order) => meet().then(() => good.recharge(...order)) };
      },
    },
  ],
  [
    'T3',
    'asks for a new code after a lost refresh',
    { options: (start) => ({ access: ownAccess(start, 'asks anew') }) },
  ],
  ['T4', 'keeps the first refresh token', { options: (start) => ({ access: ownAccess(start, 'keeps the first') }) }],
  [
    'I3',
    'derives the key from what is ordered',
    {
      ...sending((send) => (url, init) => {
        const headers = new Headers(init?.headers);
        const body = bodyOf(init) ?? '';
        if (keyOf(init))
          headers.set(
            'Idempotency-Key',
            `key-of-what-is-ordered-${body.replace(/"merchantOrderNo":"[^"]*"/, '').length}`,
          );
        return send(url, { ...init, headers });
      }),
      program: () => ({ retriesFailed: true }),
    },
  ],
  [
    'U1',
    'verifies only what succeeded',
    {
      ...sending((send) => async (url, init) => {
        const response = await send(url, init);
        return response.ok ? response : sealAgain(response);
      }),
      program: (good) =>
        afterEach(good, async (answer, again) => (answer.error?.code === 422004 ? again('-2') : answer)),
    },
  ],
  [
    'R2',
    'repeats an error of the server without a pause',
    sending((send) => async (url, init) => {
      let response = await send(url, init);
      for (let more = 0; more < 15 && response.status === 500; more += 1)
        response = await signAnew(Date.now)(send)(url, init);
      return response;
    }),
  ],
  [
    'F1',
    'refuses fields that it does not know',
    receiving((body) => {
      if (body.includes('addedLater')) throw new TypeError('There is an unknown field.');
      return body;
    }),
  ],
  [
    'F3',
    'waits only after codes of its own list',
    sending((send) => async (url, init) => {
      const response = await send(url, init);
      const body = await response.text();
      const headers = new Headers(response.headers);
      if (body.includes('503099')) headers.delete('Retry-After');
      return new Response(body, { status: response.status, headers });
    }),
  ],
  [
    'F3',
    'takes an unknown refusal for an outage',
    {
      program: (good) =>
        afterEach(good, async (answer, again) => {
          let last = answer;
          for (let more = 0; more < 3 && last.error?.code === 422999; more += 1) last = await again();
          return last;
        }),
    },
  ],
  [
    'O2',
    'polls without pause',
    {
      program: (good) => {
        let reads = 0;
        return {
          pass: () => {
            reads += 1;
            if (reads % 8 === 0) for (let second = 0; second < 8; second += 1) good.pass();
          },
        };
      },
    },
  ],
  ['O3', 'waits for success only', { program: () => ({ isFinal: (status) => status === 'success' }) }],
  [
    'M1',
    'computes in binary floating point',
    {
      program: (_, client) => ({
        recharge: (cardId, number) => {
          const body = RECHARGE(cardId, number);
          return client.PATCH('/v2/card/recharge', {
            body: { ...body, amount: { ...body.amount, value: String(7.1 * 3) } },
          });
        },
      }),
    },
  ],
  ['P2', 'has a clock that is 100 seconds slow', sending(signAnew(() => Date.now() - 100_000))],
  [
    'P1',
    'follows redirects',
    sending((send) => (url, init) => send(url, { ...init, body: bodyOf(init), redirect: 'follow' })),
  ],
];
