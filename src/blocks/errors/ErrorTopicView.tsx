import { memo } from 'react';
import { useText } from '../../hooks/use-text.ts';
import {
  type CatalogueEntry,
  type ErrorCatalogue,
  type ErrorTopic,
  errorId,
  topicId,
} from '../../model/error-catalogue.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Permalink } from '../../ui/Permalink.tsx';
import { Prose } from '../prose/Prose.tsx';
import { ErrorOperations } from './ErrorOperations.tsx';
import { RetryTag } from './RetryTag.tsx';
import { SignatureDoctorLink } from './SignatureDoctorLink.tsx';

type ErrorTopicViewProps = {
  topic: ErrorTopic;
  catalogue: ErrorCatalogue;
  shown: ReadonlySet<number>;
  /** Words that the list says once for all codes. */
  usualCustomer?: string | undefined;
};

/** Codes that belong together. What a filter leaves out is hidden, not removed: that is quicker, and fragments still lead to it. */
export function ErrorTopicView({ topic, catalogue, shown, usualCustomer }: ErrorTopicViewProps) {
  const { t } = useText();
  const { id, title, description, entries } = topic;
  return (
    <section className="error-topic" hidden={!entries.some(({ code }) => shown.has(code))}>
      <div className="error-topic__head">
        {title !== '' && (
          <h3 id={topicId(id)}>
            {title}
            <Permalink id={topicId(id)} name={title} />
          </h3>
        )}
        <Prose nodes={description} />
        <small>{t('operation.errors', { count: entries.length })}</small>
      </div>
      {entries.map((entry) => (
        <ErrorEntry key={entry.code} {...{ entry, catalogue, usualCustomer }} isShown={shown.has(entry.code)} />
      ))}
    </section>
  );
}

type ErrorEntryProps = {
  entry: CatalogueEntry;
  catalogue: ErrorCatalogue;
  usualCustomer: string | undefined;
  isShown: boolean;
};

/**
 * A code in two lines: its meaning and whether to retry, and what to do; the rest is in what opens, with the fragment of the code. The link
 * to the signature doctor is beside the summary: a control inside another is none for assistive technology.
 */
const ErrorEntry = memo(function ErrorEntry({ entry, catalogue, usualCustomer, isShown }: ErrorEntryProps) {
  const { t } = useText();
  const { code, meaning, retry, action, concerns } = entry;
  return (
    <article className="error-entry" hidden={!isShown} data-concerns={concerns}>
      <details className="fold" suppressHydrationWarning>
        <summary>
          <Icon name="chevron" />
          <code className="fold__title" translate="no">
            {code}
          </code>
          <b>{meaning}</b>
          <RetryTag retry={retry} />
          <span className="error-entry__action">
            <span className="visually-hidden">{t('errors.action')} </span>
            {action}
          </span>
        </summary>
        <ErrorFacts {...{ entry, catalogue, usualCustomer }} />
      </details>
      <SignatureDoctorLink error={entry} page={catalogue.doctorPage} />
    </article>
  );
});

function ErrorFacts({ entry, catalogue, usualCustomer }: Omit<ErrorEntryProps, 'isShown'>) {
  const { t } = useText();
  const { code, name, status, customer, operations } = entry;
  const id = errorId(code);
  return (
    <div className="fold__body" id={id}>
      <Permalink id={id} name={String(code)} />
      <dl className="error-facts">
        <dt>{t('blocks:catalogue.name')}</dt>
        <dd translate="no">
          <code>{name}</code>
        </dd>
        <dt>{t('errors.status')}</dt>
        <dd>{status}</dd>
        {operations.length > 0 && (
          <>
            <dt>{t('blocks:catalogue.returnedBy')}</dt>
            <dd>
              <ErrorOperations entry={entry} catalogue={catalogue} />
            </dd>
          </>
        )}
        {customer && customer !== usualCustomer && (
          <>
            <dt>{t('blocks:catalogue.toCustomer')}</dt>
            <dd>{customer}</dd>
          </>
        )}
      </dl>
    </div>
  );
}
