import { PlaintextError } from '../../../provider/access/encrypt-fields.ts';
import { ConnectionError } from '../../../provider/environments/connection-error.ts';
import type { Text } from '../../site/i18n.ts';
import { FrameRefusedError } from '../environment/relay-client.ts';

/** Why a call was not sent, for its reader; what nobody expected is on the console as well. */
export function describeFailure(error: unknown, t: Text): string {
  if (error instanceof ConnectionError) return t('playground:serverGone');
  if (error instanceof FrameRefusedError) return t('playground:frameRefused');
  if (error instanceof PlaintextError)
    return error.reason === 'noKey'
      ? t('playground:plaintext', { field: error.field })
      : t('playground:plaintextTooLong', { field: error.field, count: error.maxBytes });
  console.error(error);
  return t('playground:failed');
}
