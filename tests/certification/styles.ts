import type { Faulty } from './certify.ts';
import { CARD, RECHARGE, runProgram, runTwoWorkers } from './program.ts';

const keyOf = (number: string) => ({ headers: { 'Idempotency-Key': `key-of-the-order-${number}` } });

/** The same work, done well in other styles. */
export const STYLES: readonly (readonly [style: string, faulty: Faulty])[] = [
  ['one call after the other', {}],
  ['two workers that share their tokens', { run: runTwoWorkers }],
  [
    'a queue that keeps what is open and tries it again',
    {
      program: (good, client) => ({
        async onUnknown(error) {
          let answer = await client.repeat(error.call);
          for (let more = 0; more < 3 && answer.error?.kind === 'unknown'; more += 1)
            answer = await client.repeat(error.call);
          return answer;
        },
        pass: () => {
          good.pass();
          good.pass();
        },
      }),
    },
  ],
  [
    'a program that is started again from the beginning, with stored keys',
    {
      program: (_, client) => ({
        open: (number) => client.POST('/v2/card/open', { body: CARD(number), ...keyOf(number) }),
        recharge: (cardId, number) =>
          client.PATCH('/v2/card/recharge', { body: RECHARGE(cardId, number), ...keyOf(number) }),
      }),
      run: async (program, prefix) => {
        await runProgram(program, prefix);
        return runProgram(program, prefix);
      },
    },
  ],
  ['orders again, as a new action, what has failed', { program: () => ({ retriesFailed: true }) }],
  [
    'gives up after one attempt, and says so',
    { options: () => ({ maxAttempts: 1 }), program: () => ({ onUnknown: async (error) => ({ error }) }) },
  ],
];
