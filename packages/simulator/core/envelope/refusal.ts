import type { LocalisedText } from '../contract/contract-data.ts';
import type { ErrorDetail } from '../contract/schemas.ts';
import type { Work } from '../state/work.ts';
import type { Delivery } from './delivery.ts';

/** What the `RateLimit-*` headers say: the quota, what is left of it, and when all of it is there again. */
export type RateLimitState = { limit: number; remaining: number; resetSeconds: number };

/** What a refused request says besides its code. */
export type RefusalOptions = {
  details?: Problem[];
  /** The existing object, with 409002 and 409202. */
  id?: string;
  /** Seconds. */
  retryAfter?: number;
  /** The limit that was exceeded, with 429001. */
  limit?: RateLimitState;
  /** Methods of a path, with 405001. */
  allow?: string[];
  /** What the signature should have covered, with 401008. */
  stringToSign?: string;
  /** What happens to the response on its way. */
  delivery?: Delivery;
  /** What is stored although the request is refused: wrong attempts, a revoked family of tokens. No balance, status or order. */
  record?: (work: Work) => void;
};

/** One broken rule; its sentence is written in the language of the response. */
export type Problem = Pick<ErrorDetail, 'field' | 'rule'> & {
  /** The bound that is broken. */
  value?: string;
  /** The form of a value that has the wrong one. */
  expected?: LocalisedText;
};

/** Ends a request with an error code of the contract. The first one thrown wins. */
export class Refusal extends Error {
  readonly code: number;
  readonly options: RefusalOptions;

  constructor(code: number, options: RefusalOptions = {}) {
    super(String(code));
    this.code = code;
    this.options = options;
  }
}
