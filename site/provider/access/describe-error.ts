import { ConnectionError } from '../environments/connection-error.ts';
import type { Text } from '../strings/text.ts';
import { PlaintextError } from './encrypt-fields.ts';

/** Why a call was not sent; undefined for an error that nobody expected. */
export function describeError(error: unknown, t: Text): string | undefined {
  if (error instanceof ConnectionError) return t('playground:serverGone');
  if (!(error instanceof PlaintextError)) return undefined;
  const { field, reason, maxBytes } = error;
  return reason === 'noKey'
    ? t('provider:plaintext', { field })
    : t('provider:plaintextTooLong', { field, count: maxBytes });
}
