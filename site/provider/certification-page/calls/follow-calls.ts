import type { Report } from '../../../../packages/simulator/certification/grade.ts';
import type { SeenCall } from '../../../../packages/simulator/core/envelope/seen-call.ts';
import { sentCalls } from '../../environments/sent-calls.ts';
import { createPageCertifier } from './page-certifier.ts';

/** Whether this tab has sent a call to the provider in the page. */
export function hasCalls(): boolean {
  return sentCalls.get().calls.length > 0;
}

/** Shows the report of the calls of this tab, and again after each new one. Gives what ends it. */
export function followCalls(show: (report: Report) => void): () => void {
  const certifier = createPageCertifier();
  let last: SeenCall | undefined;
  let isEnded = false;
  let queue = Promise.resolve();

  async function update() {
    const { calls, state } = sentCalls.get();
    for (const call of calls.slice(last ? calls.indexOf(last) + 1 : 0)) {
      if (state) await certifier.observe(call, state);
      last = call;
    }
    if (!isEnded) show(certifier.readReport());
  }

  // One after the other: encrypted fields are opened meanwhile.
  const add = () => {
    queue = queue.then(update);
  };
  add();
  const stop = sentCalls.listen(add);
  return () => {
    isEnded = true;
    stop();
  };
}
