import type { Bytes } from '../../../../packages/base/encoding/bytes.ts';
import { CAUSES, type Cause } from './causes.ts';
import type { SignedRequest } from './signed-request.ts';

/** How a cause fared: it explains the signature, it does not, or there is nothing that it could apply to. */
export type Trial = { cause: Cause; outcome: 'verifies' | 'fails' | 'inapplicable' };

/** Whether the signature of the request is one of this text. */
export type Fits = (text: string | Bytes) => Promise<boolean>;

/** All trials; `fitting` is the text that was signed, as far as a trial shows it; `suspect` is the cause by which the text came about that was signed, whether or not the signature fits it. */
export async function tryCauses(
  request: SignedRequest,
  signed: string | undefined,
  fits: Fits,
): Promise<{ trials: Trial[]; suspect?: Cause; fitting?: string }> {
  const trials: Trial[] = [];
  let suspect: Cause | undefined;
  let fitting: string | Bytes | undefined;
  for (const [cause, guess] of CAUSES) {
    const texts = await guess(request);
    if (signed !== undefined && texts.includes(signed)) suspect ??= cause;
    const hit = (await Promise.all(texts.map(fits))).indexOf(true);
    fitting ??= texts[hit];
    trials.push({ cause, outcome: hit >= 0 ? 'verifies' : texts.length > 0 ? 'fails' : 'inapplicable' });
  }
  return { trials, ...(suspect && { suspect }), ...(typeof fitting === 'string' && { fitting }) };
}
