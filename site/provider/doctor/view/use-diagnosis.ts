import { useEffect, useMemo, useState } from 'react';
import type { ReadRequest } from '../../../../src/paste/request/pasted-request.ts';
import { readRequest } from '../../../../src/paste/request/read-request.ts';
import { type Diagnosis, diagnose, saysNonceReused } from '../diagnosis/diagnose.ts';
import type { RingKey } from '../keys/key-ring.ts';

/** Long enough not to work at every key, short enough to seem immediate. */
const PAUSE_MS = 200;

/**
 * What was read of the pasted text, and what is wrong with it; the diagnosis follows when typing pauses. `now` is the clock of the sandbox
 * that refused the request; otherwise the present counts.
 */
export function useDiagnosis(
  text: string,
  signed: string,
  { keys, now }: { keys: readonly RingKey[]; now: number | undefined },
): { read: ReadRequest; diagnosis: Diagnosis | undefined } {
  const read = useMemo(() => readRequest(text), [text]);
  const [diagnosis, setDiagnosis] = useState<Diagnosis>();
  useEffect(() => {
    let isCurrent = true;
    if (!read.ok) {
      setDiagnosis(undefined);
      return;
    }
    const timer = setTimeout(() => {
      diagnose({
        request: read.request,
        ...(signed !== '' && { signed }),
        keys: keys.map(({ jwk }) => jwk).filter(({ use }) => use === 'sig'),
        now: now ?? Date.now(),
        isNonceReused: saysNonceReused(text),
      }).then((found) => isCurrent && setDiagnosis(found), console.error);
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, read, signed, keys, now]);
  return { read, diagnosis };
}
