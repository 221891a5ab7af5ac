import { decodeUtf8 } from '../../../../packages/base/encoding/bytes.ts';
import type { CertificationLog } from '../../../../packages/simulator/certification/exchange.ts';
import { grade, type Report } from '../../../../packages/simulator/certification/grade.ts';
import { observe } from '../../../../packages/simulator/certification/observe.ts';
import { isSearchable } from '../../../../packages/simulator/certification/secrets.ts';
import { hasCardNumber } from '../../../../packages/simulator/core/cards/card-number.ts';
import type { SeenCall } from '../../../../packages/simulator/core/envelope/seen-call.ts';
import type { State } from '../../../../packages/simulator/core/state/state.ts';
import { createDigestInPage } from './digest-in-page.ts';
import { openFieldsInPage } from './open-fields-in-page.ts';

/** Try it signs rightly, unless the reader has chosen to see what happens otherwise. */
const WRONG_SIGNATURE = 401008;

/** Grades calls to the provider in the page as those of a client that is watched. No fault is planned: each is one that the reader chose. */
export type PageCertifier = {
  /** `state` is one after the call: what has been issued is never taken back. */
  observe(call: SeenCall, state: State): Promise<void>;
  readReport(): Report;
};

export function createPageCertifier(): PageCertifier {
  const log: CertificationLog = {
    ...{ mode: 'watch', seed: 'page', startedAt: 0, extras: [] },
    ...{ exchanges: [], sockets: [], rounds: [], leaves: [] },
  };
  const digest = createDigestInPage(crypto.randomUUID());
  const readClock = createMovedClock();
  const documentNumbers = new Set<string>();

  return {
    async observe({ at, answeredAt, ...seen }, state) {
      const key = state.providerKeys.find(({ use }) => use === 'enc');
      const body = decodeUtf8(seen.request.body ?? new Uint8Array()) ?? '';
      const opened = key ? await openFieldsInPage(body, key) : [];
      for (const { documentNumber = '' } of opened)
        if (isSearchable(documentNumber)) documentNumbers.add(documentNumber);
      const moved = readClock(seen.time);
      const exchange = observe(
        {
          ...seen,
          ...{ at: at + moved, answeredAt: answeredAt + moved, round: 0, openFields: () => opened },
          known: { documentNumbers, hasCardNumber: (digits) => hasCardNumber(state, digits) },
        },
        digest,
      );
      if (!exchange || exchange.code === WRONG_SIGNATURE) return;
      if (log.exchanges.length === 0) log.startedAt = exchange.at;
      log.exchanges.push(exchange);
    },
    readReport: () => grade(log),
  };
}

/**
 * How far the reader has moved the clock of the sandbox since the first call. It is stopped otherwise, so a reader who moves it has waited. A
 * sandbox that begins anew has an earlier clock: that is no wait.
 */
function createMovedClock(): (time: number) => number {
  let last: number | undefined;
  let moved = 0;
  return (time) => {
    moved += Math.max(0, time - (last ?? time));
    last = time;
    return moved;
  };
}
