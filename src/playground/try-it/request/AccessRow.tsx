import { useText } from '../../../hooks/use-text.ts';
import type { State } from '../../../sandbox/state/state.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { findAccessToken, getOperation } from '../../client/access-token.ts';
import { formatTime } from '../../ui/format.ts';

type AccessRowProps = { operationId: string; state: State; onToken: () => void };

/** Whether the next call has an access token, and a button that gets one. */
export function AccessRow({ operationId, state, onToken }: AccessRowProps) {
  const { t } = useText();
  if (getOperation(operationId).scope === undefined)
    return (
      <p className="access-row">
        <Icon name="key" />
        <span>{t('playground:signedOnly')}</span>
      </p>
    );
  const token = findAccessToken(state);
  return (
    <p className={token ? 'access-row' : 'access-row access-row--empty'}>
      <Icon name="key" />
      <span>
        {t(token ? 'playground:token' : 'playground:noToken')}{' '}
        <small>
          {token ? t('playground:validUntil', { time: formatTime(token.expiresAt) }) : t('playground:sendGetsToken')}
        </small>
      </span>
      <button type="button" className={`button button--small${token ? '' : ' button--suggested'}`} onClick={onToken}>
        {t(token ? 'playground:renew' : 'playground:getToken')}
      </button>
    </p>
  );
}
