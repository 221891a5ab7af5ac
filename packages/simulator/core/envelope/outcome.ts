import { contract } from '../../generated/contract.ts';
import { toDateTime } from '../state/work.ts';
import { toErrorDetail } from '../validation/problem-text.ts';
import type { Delivery } from './delivery.ts';
import type { MessageLocale } from './locale.ts';
import { LANGUAGE_TAGS } from './locale.ts';
import type { RateLimitState, Refusal } from './refusal.ts';

/** The simulator has no function of the operation. */
export const NOT_SIMULATED = 501001;

/** Codes that the contract does not have: of the simulator itself, and some that a later version might have. */
const OTHER_ERRORS: Record<string, { name: string; message: Record<MessageLocale, string> }> = {
  [NOT_SIMULATED]: {
    name: 'NOT_SIMULATED',
    message: { en: 'The simulator does not know this operation', zh: '模拟平台不支持此接口' },
  },
  '503099': { name: 'ADDED_LATER', message: { en: 'Added later', zh: '后续新增' } },
  '422999': { name: 'ADDED_LATER', message: { en: 'Added later', zh: '后续新增' } },
};

/** A response before its signature. `reveal` is encrypted into `data.encryptedCard`; without it `text` is the body. */
export type Outcome = {
  status: number;
  requestId: string;
  headers: Record<string, string>;
  text: string;
  reveal?: Record<string, unknown>;
  /** See `SandboxResponse`. */
  stringToSign?: string;
  delivery?: Delivery;
};

/** What every response says about itself. */
export type Frame = { requestId: string; time: number; locale: MessageLocale };

export function toSuccess(status: number, data: unknown, { requestId, time, locale }: Frame): Outcome {
  const text = JSON.stringify({ code: 0, message: 'OK', data, requestId, timestamp: toDateTime(time) });
  return { status, requestId, headers: { 'Content-Language': LANGUAGE_TAGS[locale] }, text };
}

export function toFailure({ code, options }: Refusal, { requestId, time, locale }: Frame): Outcome {
  const { name: error, message } = getErrorEntry(code);
  const text = JSON.stringify({
    code,
    error,
    message: message[locale],
    data: options.id === undefined ? null : { id: options.id },
    details: (options.details ?? []).map((problem) => toErrorDetail(problem, locale)),
    requestId,
    timestamp: toDateTime(time),
  });
  return {
    status: Math.floor(code / 1000),
    requestId,
    headers: {
      'Content-Language': LANGUAGE_TAGS[locale],
      ...(options.retryAfter === undefined ? {} : { 'Retry-After': String(options.retryAfter) }),
      ...(options.limit && toRateLimitHeaders(options.limit)),
      ...(options.allow === undefined ? {} : { Allow: options.allow.join(', ') }),
    },
    text,
    stringToSign: options.stringToSign,
    ...(options.delivery && { delivery: options.delivery }),
  };
}

/** What the catalogue of the contract says of a code. */
export function getErrorEntry(code: number) {
  const entry = contract.errors[code] ?? OTHER_ERRORS[code];
  if (!entry) throw new Error(`The contract has no error ${code}.`);
  return entry;
}

export function toRateLimitHeaders({ limit, remaining, resetSeconds }: RateLimitState): Record<string, string> {
  return {
    'RateLimit-Limit': String(limit),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(resetSeconds),
  };
}
