import type { AccessView } from '../../../src/playground/provider/provider.ts';
import type { Call } from '../../../src/playground/provider/session.ts';
import { formatTime } from '../../../src/playground/ui/format.ts';
import { exchangeCode } from '../fields/prepare.ts';
import { findSandbox } from '../sandboxes.ts';
import type { Text } from '../strings/text.ts';
import { findAccessToken, getOperation } from './access-token.ts';

/** Whether the next call has an access token, and how to get one. */
export function describeAccess({ operation, session, locale, send }: Call, t: Text): AccessView | undefined {
  const provider = findSandbox(session);
  if (!provider) return undefined;
  if (getOperation(operation.id).scope === undefined) return { text: t('provider:signedOnly'), isMissing: false };
  const run = async () => void (await exchangeCode({ provider, locale, send }));
  const token = findAccessToken(provider.getState());
  if (!token)
    return {
      text: t('provider:noToken'),
      detail: t('provider:sendGetsToken'),
      isMissing: true,
      action: { label: t('provider:getToken'), run },
    };
  return {
    text: t('provider:token'),
    detail: t('provider:validUntil', { time: formatTime(token.expiresAt) }),
    isMissing: false,
    action: { label: t('provider:renew'), run },
  };
}
