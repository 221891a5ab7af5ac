import '../playground.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useModal } from '../../hooks/use-modal.ts';
import { useText } from '../../hooks/use-text.ts';
import type { Operation } from '../../model/operation.ts';
import { Icon } from '../../ui/Icon.tsx';
import { advanceClock } from '../client/advance-clock.ts';
import type { Exchange } from '../client/exchange.ts';
import { findChanges, type StateChange } from '../client/state-changes.ts';
import { decodeRequest } from '../copy/request-link.ts';
import { EnvironmentSwitch } from '../environment/EnvironmentSwitch.tsx';
import { setEnvironment, useEnvironment } from '../environment/use-environment.ts';
import type { Preparation } from '../form/choices.ts';
import { History } from '../history/History.tsx';
import { getPresent } from '../provider/present.ts';
import { Changes } from '../state/Changes.tsx';
import { NextStep } from '../state/NextStep.tsx';
import { StateStrip } from '../state/StateStrip.tsx';
import { pageProvider } from '../state/use-provider.ts';
import { closeMenuFirst } from '../ui/close-menu-first.ts';
import { formatTime } from '../ui/format.ts';
import { describeFailure } from './describe-failure.ts';
import { AccessRow } from './request/AccessRow.tsx';
import { OwnAccess } from './request/OwnAccess.tsx';
import { RequestForm } from './request/RequestForm.tsx';
import { ResponsePane } from './response/ResponsePane.tsx';
import { formatStatus } from './response/reason-phrases.ts';
import { useCalls } from './use-calls.ts';
import { useRegions } from './use-regions.ts';

export type TryItDialogProps = {
  operation: Operation;
  locale: string;
  /** Form values that the address has. */
  link: string | undefined;
  onClose: () => void;
};

/** What happened last: a call, or the clock alone. */
type Step = { time: number; changes: StateChange[]; status?: number };

/** A call to the provider in the page: what goes in, what comes back, and what it changes. A native modal dialog. */
export function TryItDialog({ operation, locale, link, onClose }: TryItDialogProps) {
  const { t } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const place = useEnvironment();
  const { environment, provider, state, target, isStored, isElsewhere } = place;
  const [notice, setNotice] = useState(() =>
    link !== undefined && !decodeRequest(link) ? t('playground:badLink') : '',
  );
  const [result, setResult] = useState('');
  const [step, setStep] = useState<Step>();
  const [tab, setTab] = useState<'request' | 'response'>('request');
  const calls = useCalls({
    operation,
    locale,
    environment: place,
    link,
    onError: (error) => setNotice(describeFailure(error, t)),
  });
  const { shown } = calls;

  useModal(dialog);

  // On the document: the focused button may just have gone.
  useEffect(() => {
    const submit = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      dialog.current?.querySelector('form')?.requestSubmit();
    };
    document.addEventListener('keydown', submit);
    return () => document.removeEventListener('keydown', submit);
  }, []);

  const showForm = useCallback((isForm: boolean) => setTab(isForm ? 'request' : 'response'), []);
  useRegions(dialog, showForm);

  const send = async (again?: Exchange) => {
    setNotice('');
    const done = (await calls.send(again)).at(-1);
    if (!done) return;
    setTab('response');
    setStep(done);
    setResult(
      done.status === 0
        ? t('playground:blocked')
        : t('playground:result', { status: formatStatus(done.status), duration: Math.round(done.duration) }),
    );
  };
  // The button that was pressed has gone: Send is what comes next.
  const prepare = async (what: Preparation) => {
    await calls.prepare(what);
    dialog.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };
  const show = (exchange: Exchange) => {
    calls.show(exchange);
    setStep(exchange);
  };
  const retry = async (waitMs: number) => {
    if (provider && waitMs > 0) await advance(waitMs);
    await send(shown);
  };
  const advance = async (milliseconds: number) => {
    if (!provider) return;
    const before = provider.getState();
    try {
      await advanceClock(provider, milliseconds);
    } catch (error) {
      return setNotice(describeFailure(error, t));
    }
    const after = provider.getState();
    setStep({ time: getPresent(after), changes: findChanges(before, after) });
    setResult(t('playground:stepped', { time: formatTime(getPresent(after)) }));
  };

  const copyCurl = async () => {
    if (!shown) return;
    const { createSignedCurl } = await import('../copy/signed-curl.ts');
    const { text, validUntil } = await createSignedCurl(operation.id, shown.draft, {
      locale,
      ...(target && { target }),
    });
    await navigator.clipboard.writeText(text);
    setNotice(t('playground:copy.signedOwn', { time: formatTime(validUntil) }));
  };

  const environmentSwitch = <EnvironmentSwitch environment={environment} locale={locale} onNotice={setNotice} />;
  return createPortal(
    <dialog
      ref={dialog}
      className="try-it"
      aria-labelledby="try-it-title"
      data-tab={tab}
      onKeyDownCapture={closeMenuFirst}
      onClose={({ currentTarget }) => currentTarget.isConnected && onClose()}
    >
      <div className="try-it__head">
        <h2 id="try-it-title">{t('playground:title')}</h2>
        <span className={`method method--${operation.method.toLowerCase()}`}>{operation.method.toUpperCase()}</span>
        <code>{operation.path}</code>
        <button
          type="button"
          className="icon-button try-it__close"
          aria-label={t('playground:close')}
          onClick={onClose}
        >
          <Icon name="x" />
          <Icon name="right" />
        </button>
      </div>
      {provider && state ? (
        <StateStrip provider={provider} state={state} onNotice={setNotice} environment={environmentSwitch} />
      ) : (
        <section className="state-strip" aria-label={t('playground:state')}>
          {environmentSwitch}
        </section>
      )}
      {!isStored && <p className="try-it__note">{t('playground:notStored')}</p>}
      <p className="try-it__notice" role="status">
        {isElsewhere ? t('playground:elsewhere') : notice}
      </p>
      <p className="visually-hidden" role="status">
        {result}
      </p>
      <div className="try-it__tabs">
        <button type="button" aria-pressed={tab === 'request'} onClick={() => setTab('request')}>
          {t('playground:request')}
        </button>
        <button type="button" aria-pressed={tab === 'response'} onClick={() => setTab('response')}>
          {shown ? t('playground:responseStatus', { status: shown.status }) : t('playground:response')}
        </button>
      </div>
      <div className="try-it__columns">
        <RequestForm
          operation={operation}
          locale={locale}
          state={state}
          target={target}
          access={
            environment.name === 'own' ? (
              <OwnAccess server={environment.server} operationId={operation.id} locale={locale} onNotice={setNotice} />
            ) : (
              state && <AccessRow operationId={operation.id} state={state} onToken={calls.getToken} />
            )
          }
          draft={calls.draft}
          shown={shown}
          outcome={calls.outcome}
          isBusy={calls.isBusy}
          onDraft={calls.setDraft}
          onOutcome={calls.chooseOutcome}
          onPrepare={(what) => void prepare(what)}
          onSend={() => void send()}
          onReset={calls.reset}
          onNotice={setNotice}
        />
        <div className="try-it__results">
          <ResponsePane
            exchange={shown}
            state={state}
            operation={operation}
            isBusy={calls.isBusy}
            onRetry={(waitMs) => void retry(waitMs)}
            onCopyCurl={() => void copyCurl().catch(() => setNotice(t('playground:copy.failed')))}
            onUsePage={() => setEnvironment({ name: 'page', provider: pageProvider })}
          />
          {state && (
            <section className="try-it__changes" tabIndex={-1} aria-label={t('playground:changed')}>
              {step && (
                <>
                  <h3>
                    {t('playground:changed')} <small>{formatTime(step.time)}</small>
                  </h3>
                  <Changes changes={step.changes} isRefused={(step.status ?? 0) >= 400} />
                </>
              )}
              <NextStep state={state} onAdvance={(milliseconds) => void advance(milliseconds)} />
            </section>
          )}
          <History history={calls.history} shown={shown} onShow={show} onClear={calls.clearHistory} />
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
