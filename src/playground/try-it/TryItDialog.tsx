import '../playground.css';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../../hooks/use-text.ts';
import type { Operation } from '../../model/operation.ts';
import type { Exchange } from '../client/exchange.ts';
import { decodeRequest } from '../copy/request-link.ts';
import { EnvironmentSwitch } from '../environment/EnvironmentSwitch.tsx';
import { SettingsPanel } from '../environment/SettingsPanel.tsx';
import { setSession, useSession } from '../environment/use-session.ts';
import { withMediaType } from '../form/with-media-type.ts';
import { History } from '../history/History.tsx';
import { getProvider } from '../load-provider.ts';
import { ChangesPane } from '../state/ChangesPane.tsx';
import { Toolbar } from '../state/Toolbar.tsx';
import { ToolDialog } from '../tool/ToolDialog.tsx';
import { ToolNotices } from '../tool/ToolNotices.tsx';
import { describeFailure } from './describe-failure.ts';
import { OperationLine } from './OperationLine.tsx';
import { type Pane, PaneTabs } from './PaneTabs.tsx';
import { AccessRow } from './request/AccessRow.tsx';
import { RequestForm } from './request/RequestForm.tsx';
import { ResponsePane } from './response/ResponsePane.tsx';
import { ShareButton } from './ShareButton.tsx';
import { useCalls } from './use-calls.ts';
import { useCopy } from './use-copy.ts';
import { useLastStep } from './use-last-step.ts';
import { useRegions } from './use-regions.ts';
import { useShare } from './use-share.ts';

export type TryItDialogProps = {
  operation: Operation;
  locale: string;
  /** Form values that the address has. */
  link: string | undefined;
  onClose: () => void;
};

/** A call: what goes in, what comes back, and what it changes. */
export function TryItDialog({ operation, locale, link, onClose }: TryItDialogProps) {
  const { t } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const provider = getProvider(locale);
  const { session, isStored, isElsewhere } = useSession(provider);
  const [notice, setNotice] = useState(() =>
    link !== undefined && !decodeRequest(link) ? t('playground:badLink') : '',
  );
  const [pane, setPane] = useState<Pane>('request');
  const onError = (error: unknown) => setNotice(describeFailure(error, { provider, t }));
  const calls = useCalls({
    operation,
    locale,
    provider,
    session,
    link,
    onError,
    onArriving: () => setPane('response'),
  });
  const share = useShare(calls.form, calls.draft, setNotice);
  const copy = useCopy(provider, setNotice);
  const { form, shown } = calls;
  const last = useLastStep({ provider, session, onError });
  const access = provider.access(form.call);
  // The command repeats the call that is shown.
  const command = provider.command?.(withMediaType(form, shown?.draft.mediaType).call);
  const { environments } = provider;
  const isSimulated = environments.some((one) => one.isSimulated);

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

  const showForm = useCallback((isForm: boolean) => setPane(isForm ? 'request' : 'response'), []);
  useRegions(dialog, showForm);

  const send = async (again?: Exchange) => {
    setNotice('');
    const done = await calls.send(again);
    if (!done) return;
    setPane('response');
    last.concludeCall(done);
  };
  // The button that was pressed has gone: Send is what comes next.
  const prepare = async (id: string) => {
    await calls.prepare(id);
    dialog.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };
  const show = (exchange: Exchange) => {
    calls.show(exchange);
    last.show(exchange);
  };
  const retry = async (waitMs: number) => {
    if (waitMs > 0) await last.advance(waitMs);
    await send(shown);
  };
  return (
    <ToolDialog
      dialog={dialog}
      className="try-it"
      title={t('playground:title')}
      details={<OperationLine operation={operation} />}
      actions={<ShareButton onShare={share} />}
      tab={pane}
      onClose={onClose}
    >
      {(environments.length > 1 || provider.toolbar(session)) && (
        <Toolbar
          provider={provider}
          session={session}
          onNotice={setNotice}
          environment={<EnvironmentSwitch provider={provider} session={session} onNotice={setNotice} />}
        />
      )}
      <ToolNotices isStored={isStored} isElsewhere={isElsewhere} notice={notice} />
      <p className="visually-hidden" role="status">
        {last.announcement}
      </p>
      <PaneTabs pane={pane} status={shown?.status} onPane={setPane} />
      <div className="try-it__columns">
        <RequestForm
          form={form}
          access={
            session.simulator ? (
              access && <AccessRow access={access} onAction={calls.getAccess} />
            ) : (
              <SettingsPanel provider={provider} call={form.call} onNotice={setNotice} />
            )
          }
          draft={calls.draft}
          shown={shown}
          outcomes={calls.outcomes}
          outcome={calls.outcome}
          isBusy={calls.isBusy}
          onDraft={calls.setDraft}
          onOutcome={calls.chooseOutcome}
          onMediaType={calls.chooseMediaType}
          onPrepare={(id) => void prepare(id)}
          onSend={() => void send()}
          onReset={calls.reset}
          onNotice={setNotice}
        />
        <div className="try-it__results">
          <ResponsePane
            exchange={shown}
            form={form}
            draft={calls.draft}
            isBusy={calls.isBusy}
            onRetry={(waitMs) => void retry(waitMs)}
            onCopyCurl={command && shown && (() => void copy(() => command.create(shown.draft)))}
            onStop={calls.stop}
            onUsePage={isSimulated ? () => setSession(provider.getDefaultSession()) : undefined}
          />
          {provider.toolbar(session) && (
            <ChangesPane step={last.step} upcoming={provider.next(session)} onAdvance={(ms) => void last.advance(ms)} />
          )}
          <History
            history={calls.history}
            shown={shown}
            isStored={session.simulator !== undefined}
            onShow={show}
            onClear={calls.clearHistory}
          />
        </div>
      </div>
    </ToolDialog>
  );
}
