import type { ReactNode } from 'react';
import { useText } from '../../../hooks/use-text.ts';
import type { ResponseDescription } from '../../../model/operation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { type Exchange, getCode } from '../../client/exchange.ts';
import type { Form } from '../../form/form.ts';
import type { Draft } from '../../provider/draft.ts';
import type { Toolbar } from '../../provider/toolbar.ts';
import { CommandText } from '../../received/load-received.tsx';
import { formatDate, formatDuration, formatTime } from '../../ui/format.ts';
import { ErrorHelp } from './ErrorHelp.tsx';
import { NoResponse } from './NoResponse.tsx';
import { ResponseProblems } from './ResponseProblems.tsx';
import { ResponseTabs } from './ResponseTabs.tsx';
import { RetryWait } from './RetryWait.tsx';
import { formatStatus } from './reason-phrases.ts';

type ResponsePaneProps = {
  exchange: Exchange | undefined;
  form: Form;
  /** Of the next call. */
  draft: Draft;
  isBusy: boolean;
  /** Moves the clock and sends the call again. */
  onRetry: (waitMs: number) => void;
  onCopyCurl: (() => void) | undefined;
  onUsePage: (() => void) | undefined;
  /** Ends a response that is still arriving. */
  onStop: () => void;
};

/** What came back, checked; before the first call, what will happen. */
export function ResponsePane(props: ResponsePaneProps) {
  const { exchange, draft, isBusy, onRetry, onStop } = props;
  const { operation, provider, call } = props.form;
  const { t } = useText();
  const command = provider.command?.(call);
  const commandText = command?.isNeeded && <CommandText command={command} draft={draft} />;
  if (!exchange)
    return (
      <FirstRun toolbar={provider.toolbar(call.session)} about={findAbout(props.form)}>
        {commandText}
      </FirstRun>
    );
  if (exchange.status === 0) return <NoResponse {...props} exchange={exchange} onRetry={() => onRetry(0)} />;
  const { status, duration, problems, isSignatureValid, environment } = exchange;
  const { isSimulated } = provider.environments.find(({ id }) => id === environment) ?? {};
  const error = operation.errors.find(({ code }) => code === getCode(exchange));
  const { waitMs, tool } = provider.explain(exchange, call);
  const isSuccess = status < 300;
  const schema = isSuccess ? findSchemaName(operation.responses, status) : undefined;
  return (
    <div className="response-pane" tabIndex={-1}>
      <p className="row row--wrap caption response-pane__status">
        <span className={isSuccess ? 'badge badge--ok' : 'badge badge--bad'}>{formatStatus(status)}</span>
        <span>
          {t('playground:time')} <b>{formatDuration(duration)}</b>
        </span>
        {problems && (
          <Check isGood={problems.length === 0}>
            {t(
              problems.length > 0
                ? 'playground:breaks'
                : isSuccess
                  ? 'playground:matches'
                  : 'playground:documentedError',
              { schema: schema ?? status },
            )}
          </Check>
        )}
        {isSignatureValid !== undefined && (
          <Check isGood={isSignatureValid}>
            {t(isSignatureValid ? 'playground:signatureValid' : 'playground:signatureInvalid')}
          </Check>
        )}
        {isSimulated && (
          <span className="simulated" title={t('playground:simulatedHint')}>
            <Icon name="flask" />
            {t('playground:simulated')}
          </span>
        )}
      </p>
      {problems && <ResponseProblems problems={problems} />}
      {error && (
        <ErrorHelp error={error} errorsPage={operation.errorsPage} tool={tool} exchange={exchange}>
          {waitMs !== undefined && <RetryWait waitMs={waitMs} isBusy={isBusy} onRetry={() => onRetry(waitMs)} />}
        </ErrorHelp>
      )}
      <ResponseTabs
        key={exchange.id}
        exchange={exchange}
        signing={provider.describeSigning(exchange)}
        onStop={onStop}
      />
      {commandText}
    </div>
  );
}

function Check({ isGood, children }: { isGood: boolean; children: string }) {
  return (
    <span className={isGood ? 'check' : 'check check--bad'}>
      <Icon name={isGood ? 'check' : 'warn'} />
      {children}
    </span>
  );
}

/** What the data of a response is called in the reference. */
function findSchemaName(responses: ResponseDescription[], status: number): string | undefined {
  const schema = responses.find((response) => response.status === String(status))?.contents[0]?.schema;
  return schema?.fields?.find(({ name }) => name === 'data')?.schema.name ?? schema?.name;
}

function findAbout({ provider: { environments }, call }: Form): string | undefined {
  return environments.find(({ id }) => id === call.session.environment)?.about;
}

type FirstRunProps = { toolbar: Toolbar | undefined; about: string | undefined; children: ReactNode };

function FirstRun({ toolbar, about, children }: FirstRunProps) {
  const { t } = useText();
  if (!toolbar)
    return (
      <div className="response-pane first-run" tabIndex={-1}>
        <h3>{t('playground:nothingSent')}</h3>
        <p>{about}</p>
        {children}
      </div>
    );
  const { clock, items } = toolbar;
  return (
    <div className="response-pane first-run" tabIndex={-1}>
      <h3>{t('playground:nothingSent')}</h3>
      <p>{t('playground:firstRun')}</p>
      <ul>
        <li>
          <Icon name="lock" />
          {t('playground:firstPrivate')}
        </li>
        {items.map(({ icon, about }) => (
          <li key={icon}>
            <Icon name={icon} />
            {about}
          </li>
        ))}
        <li>
          <Icon name="clock" />
          {t('playground:firstClock', { time: `${formatDate(clock.time)} ${formatTime(clock.time)}` })}
        </li>
      </ul>
    </div>
  );
}
