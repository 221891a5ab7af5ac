import { useText } from '../../../hooks/use-text.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { Exchange } from '../../client/exchange.ts';
import type { Form } from '../../form/form.ts';
import { CommandText } from '../../received/load-received.tsx';
import { formatDuration } from '../../ui/format.ts';

type NoResponseProps = {
  exchange: Exchange;
  form: Form;
  isBusy: boolean;
  /** Absent where a call is no command. */
  onCopyCurl: (() => void) | undefined;
  /** Absent where nothing is simulated. */
  onUsePage: (() => void) | undefined;
  /** Sends the call again with its idempotency key. */
  onRetry: () => void;
};

/** A call whose response the browser let nobody read: what may have happened, and how to go on. */
export function NoResponse({ exchange, form, isBusy, onCopyCurl, onUsePage, onRetry }: NoResponseProps) {
  const { t } = useText();
  const command = form.provider.command?.(form.call);
  const { isPrivate, origin = '', duration } = exchange;
  return (
    <div className="response-pane" tabIndex={-1}>
      <p className="row row--wrap caption response-pane__status">
        <span className="badge badge--bad">{t('playground:noResponse')}</span>
        <span>
          {t('playground:after')} <b>{formatDuration(duration)}</b>
        </span>
      </p>
      <div className="error-help">
        <h3>{t('playground:blocked')}</h3>
        <p>{t(isPrivate ? 'playground:blockedOwn' : 'playground:blockedServer', { origin })}</p>
        <p className="row row--wrap error-help__ways">
          {onCopyCurl && (
            <button type="button" className="button button--small button--suggested" onClick={onCopyCurl}>
              <Icon name="copy" />
              {t('playground:copyCurl')}
            </button>
          )}
          <button type="button" className="button button--small" disabled={isBusy} onClick={onRetry}>
            <Icon name="redo" />
            {t('playground:sendAgain')}
          </button>
          {onUsePage && (
            <button type="button" className="button button--small" onClick={onUsePage}>
              <Icon name="box" />
              {t('playground:usePage')}
            </button>
          )}
        </p>
      </div>
      {command?.isShown && <CommandText command={command} draft={exchange.draft} />}
    </div>
  );
}
