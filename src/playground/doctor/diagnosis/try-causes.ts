import type { Bytes } from '../../../protocol/encoding/bytes.ts';
import { CAUSES, type Cause } from './causes.ts';
import type { SignedRequest } from './signed-request.ts';

/** How a cause fared: it explains the signature, it does not, or there is nothing that it could apply to. */
export type Trial = { cause: Cause; outcome: 'verifies' | 'fails' | 'inapplicable' };

/** Whether the signature of the request is one of this text. */
export type Fits = (text: string | Bytes) => Promise<boolean>;

/** All trials; `suspect` is the cause by which the text came about that was signed, whether or not the signature fits it. */
export async function tryCauses(
  request: SignedRequest,
  signed: string | undefined,
  fits: Fits,
): Promise<{ trials: Trial[]; suspect?: Cause }> {
  const trials: Trial[] = [];
  let suspect: Cause | undefined;
  for (const [cause, guess] of CAUSES) {
    const texts = await guess(request);
    if (signed !== undefined && texts.includes(signed)) suspect ??= cause;
    const isHit = (await Promise.all(texts.map(fits))).includes(true);
    trials.push({ cause, outcome: isHit ? 'verifies' : texts.length > 0 ? 'fails' : 'inapplicable' });
  }
  return { trials, ...(suspect && { suspect }) };
}
