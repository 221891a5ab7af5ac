import type { Call } from '../envelope/call.ts';
import { succeed } from '../envelope/result.ts';
import { acknowledge } from '../listen/acknowledge.ts';
import type { Work } from '../state/work.ts';

export function confirmMessages(work: Work, { body }: Call<'confirmMessages'>) {
  return succeed(200, { results: acknowledge(work, body.messageIds) });
}
