import type { Loose } from '../sandbox/driver.ts';
import { PRODUCTS } from '../sandbox/driver.ts';

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
  /** The exit code of a program that could not do its work. */
  failure: number;
};

export const CARD = (number: string) => ({
  cardManageId: PRODUCTS.P1,
  // The approved holder of the examples, whom the command has from the start.
  holderId: 'hld_01KF0APDW8JGCWNWHZ6927G0T8',
  initialAmount: { value: '100.00', currency: 'USD' },
  merchantOrderNo: number,
});

/** Opens a card and recharges it, and reads both orders to their end. Gives the exit code. */
export async function runProgram(program: Program): Promise<number> {
  const finish = async (orderId: string): Promise<boolean> => {
    for (let read = 0; read < 20; read += 1) {
      program.pass();
      const { data, error } = await program.readOrder(orderId);
      if (error) return false;
      if (program.isFinal(data.status)) return data.status === 'success';
    }
    return false;
  };
  const settle = async (send: (number: string) => Answer, number: string) => {
    const answer = await send(number);
    return answer.error?.kind === 'unknown' ? program.onUnknown(answer.error, send) : answer;
  };
  const opened = await settle(program.open, 'OP-1');
  if (!opened.data) return program.failure;
  if (program.waitsForOrders && !(await finish(opened.data.orderId))) return program.failure;
  const recharged = await settle((number) => program.recharge(opened.data.cardId, number), 'RC-1');
  if (!recharged.data) return program.failure;
  return (await finish(recharged.data.orderId)) ? 0 : program.failure;
}
