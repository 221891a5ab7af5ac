import type { ReactNode } from 'react';
import { useText } from '../../../hooks/use-text.ts';
import { errorId } from '../../../model/error-catalogue.ts';
import type { ToolReference } from '../../../model/page.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { SmartLink } from '../../../ui/SmartLink.tsx';
import { VerdictBox } from '../../ui/VerdictBox.tsx';
import type { Signal } from '../subject/recognise-signal.ts';
import { ErrorEntry } from './ErrorEntry.tsx';

type SignalViewProps = { signal: Signal; reference: ToolReference };

/** What a close code, a status, an ID or a failed connection means, what to do, and where it is described. */
export function SignalView({ signal, reference }: SignalViewProps) {
  const { t } = useText();
  const { retriesPage, doctorPage } = reference;
  const retries = <PageLink href={retriesPage}>{t('checker:signal.retries')}</PageLink>;
  switch (signal.kind) {
    case 'close':
      return <CloseEntry code={signal.code} reference={reference} />;
    case 'status':
      return <StatusEntry status={signal.status} reference={reference} />;
    case 'noResponse':
      return (
        <Answer title={t('checker:signal.noResponse')} links={retries}>
          {t('checker:error.unknownOutcome')}
        </Answer>
      );
    case 'requestId':
      return (
        <Answer
          title={t('checker:signal.requestId.title')}
          links={
            <CopyButton text={signal.id} label={t('checker:copyRequestId')} className="button button--small">
              {t('checker:copyRequestId')}
            </CopyButton>
          }
        >
          {t('checker:signal.requestId.advice')}
        </Answer>
      );
    case 'idempotencyKey':
      return (
        <Answer title={t('checker:signal.idempotencyKey.title')} links={retries}>
          {t('checker:signal.idempotencyKey.advice')}
        </Answer>
      );
    case 'request':
      return (
        <Answer
          title={t('checker:signal.request.title')}
          links={<PageLink href={doctorPage}>{t('checker:doctor')}</PageLink>}
        >
          {t('checker:signal.request.advice')}
        </Answer>
      );
  }
}

type EntryProps<Name extends string> = Record<Name, number> & { reference: ToolReference };

/** 1006 is in no frame: the client makes it when there was none. */
const NO_CLOSE_FRAME = 1006;

function CloseEntry({ code, reference: { closeCodes } }: EntryProps<'code'>) {
  const { t } = useText();
  const entry = closeCodes.find((close) => close.code === code);
  const title = t('checker:signal.close.title', { code, name: entry?.name ?? '' });
  if (entry)
    return (
      <Answer title={title} links={<PageLink href={entry.page}>{t('checker:error.about', { code })}</PageLink>}>
        {t('checker:signal.close.text', { value: entry.reconnect, action: entry.action })}
      </Answer>
    );
  return (
    <Answer title={title} links={<PageLink href={closeCodes[0]?.page}>{t('checker:signal.close.all')}</PageLink>}>
      {t(`checker:signal.close.${code === NO_CLOSE_FRAME ? 'lost' : 'unknown'}`)}
    </Answer>
  );
}

/** The only error of a status is explained; of several, the body has the code. */
function StatusEntry({ status, reference }: EntryProps<'status'>) {
  const { t } = useText();
  const entries = reference.catalogue.topics
    .flatMap((topic) => topic.entries)
    .filter((entry) => entry.status === status);
  const [first] = entries;
  if (first && entries.length === 1) return <ErrorEntry code={first.code} reference={reference} />;
  const advice = status < 300 ? 'success' : first ? 'several' : 'foreign';
  return (
    <Answer
      title={`HTTP ${status}`}
      links={entries.map(({ code, name }) => (
        <PageLink key={code} href={reference.errorsPage && `${reference.errorsPage}#${errorId(code)}`}>
          <span translate="no">
            {code} {name}
          </span>
        </PageLink>
      ))}
    >
      {t(`checker:signal.status.${advice}`)} {status >= 500 && t('checker:error.unknownOutcome')}
    </Answer>
  );
}

type AnswerProps = { title: string; links: ReactNode; children: ReactNode };

function Answer({ title, links, children }: AnswerProps) {
  return (
    <>
      <VerdictBox kind="bad" title={title}>
        {children}
      </VerdictBox>
      <p className="error-found__links">{links}</p>
    </>
  );
}

function PageLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href === undefined ? null : (
    <SmartLink className="button button--small" href={href}>
      {children}
    </SmartLink>
  );
}
