import type { Loose } from '../sandbox/driver.ts';
import { PRODUCTS } from '../sandbox/products.ts';

type Answer = Promise<{ data?: Loose; error?: Loose }>;

/** What the program needs of a client; a faulty client changes one part of it. */
export type Program = {
  open: (number: string) => Answer;
  recharge: (cardId: string, number: string) => Answer;
  readOrder: (orderId: string) => Answer;
  /** The outcome of a write is unknown. */
  onUnknown: (error: Loose, retry: (number: string) => Answer) => Answer;
  isFinal: (status: string) => boolean;
  /** Time for an order. */
  pass: () => void;
  waitsForOrders: boolean;
  /** How often the card is recharged, once by default. */
  recharges?: number;
  /** Orders again, under another number, what the issuer has declined. */
  retriesFailed?: boolean;
  /** The exit code of a program that could not do its work. */
  failure: number;
};

export const CARD = (number: string, more = 0) => ({
  cardManageId: PRODUCTS.P1,
  // The approved holder of the examples, whom the command has from the start.
  holderId: 'hld_01KF0APDW8JGCWNWHZ6927G0T8',
  initialAmount: { value: `${100 + more}.00`, currency: 'USD' },
  merchantOrderNo: number,
});

/** The number tells the amount, so that each of several recharges is for something else. */
export const RECHARGE = (cardId: string, number: string) => ({
  cardId,
  amount: { value: `${20 + Number(/RC-(\d+)/.exec(number)?.[1])}.30`, currency: 'USD' },
  merchantOrderNo: number,
});

/** The work twice, at the same time, with shared tokens. */
export async function runTwoWorkers(program: Program, prefix: string): Promise<number> {
  return Math.max(...(await Promise.all(['A-', 'B-'].map((worker) => runProgram(program, prefix + worker)))));
}

/** Opens a card and recharges it, and reads both orders to their end. Gives the exit code. */
export async function runProgram(program: Program, prefix = ''): Promise<number> {
  /** How the order ended; undefined where nobody can say. */
  const finish = async (orderId: string): Promise<string | undefined> => {
    for (let read = 0; read < 20; read += 1) {
      program.pass();
      const { data, error } = await program.readOrder(orderId);
      if (error) return undefined;
      if (program.isFinal(data.status)) return data.status;
    }
    return undefined;
  };
  const settle = async (send: (number: string) => Answer, number: string) => {
    const answer = await send(number);
    return answer.error?.kind === 'unknown' ? program.onUnknown(answer.error, send) : answer;
  };
  /** The data of an order that has succeeded. */
  const order = async (send: (number: string) => Answer, number: string, waits = true): Promise<Loose> => {
    for (const attempt of program.retriesFailed ? [number, `${number}-again`] : [number]) {
      const { data } = await settle(send, attempt);
      if (!data) return undefined;
      const end = waits ? await finish(data.orderId) : 'success';
      if (end === 'success') return data;
      // Only what has failed may be ordered again.
      if (end !== 'failed') return undefined;
    }
  };
  const opened = await order(program.open, `${prefix}OP-1`, program.waitsForOrders);
  if (!opened) return program.failure;
  for (let count = 1; count <= (program.recharges ?? 1); count += 1) {
    const recharged = await order((number) => program.recharge(opened.cardId, number), `${prefix}RC-${count}`);
    if (!recharged) return program.failure;
  }
  return 0;
}
