import { Fragment, memo } from 'react';
import { useText } from '../../hooks/use-text.ts';
import {
  type CatalogueEntry,
  type ErrorCatalogue,
  type ErrorTopic,
  errorId,
  errorUse,
  topicId,
} from '../../model/error-catalogue.ts';
import { Permalink } from '../../ui/Permalink.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { Prose } from '../prose/Prose.tsx';
import { RetryTag } from './RetryTag.tsx';

type ErrorTopicViewProps = {
  topic: ErrorTopic;
  catalogue: ErrorCatalogue;
  shown: ReadonlySet<number>;
};

/** Codes that belong together. What a filter leaves out is hidden, not removed: that is quicker, and fragments still lead to it. */
export function ErrorTopicView({ topic: { id, title, description, entries }, catalogue, shown }: ErrorTopicViewProps) {
  return (
    <section className="prose" hidden={!entries.some(({ code }) => shown.has(code))}>
      {title !== '' && (
        <h3 id={topicId(id)}>
          {title}
          <Permalink id={topicId(id)} name={title} />
        </h3>
      )}
      <Prose nodes={description} />
      {entries.map((entry) => (
        <ErrorEntry key={entry.code} {...{ entry, catalogue }} isShown={shown.has(entry.code)} />
      ))}
    </section>
  );
}

type ErrorEntryProps = { entry: CatalogueEntry; catalogue: ErrorCatalogue; isShown: boolean };

const ErrorEntry = memo(function ErrorEntry({ entry, catalogue, isShown }: ErrorEntryProps) {
  const { t } = useText();
  const { code, name, status, meaning, retry, action, customer } = entry;
  return (
    <article className="field" id={errorId(code)} hidden={!isShown}>
      <div className="field__head">
        <a className="field__name" href={`#${errorId(code)}`} translate="no">
          {code}
        </a>
        <code className="field__type" translate="no">
          {name}
        </code>
        <RetryTag retry={retry} />
        <span className="field__type">HTTP {status}</span>
      </div>
      <p className="field__description">{meaning}</p>
      <p className="field__description error-action">
        <span className="visually-hidden">{t('errors.action')} </span>
        {action}
      </p>
      {customer && <p className="field__note">{t('catalogue:customer', { words: customer })}</p>}
      <Operations entry={entry} catalogue={catalogue} />
    </article>
  );
});

/** Links to the operations that return a code. One that none returns says elsewhere where it comes from. */
function Operations({ entry, catalogue }: Omit<ErrorEntryProps, 'isShown'>) {
  const { t } = useText();
  const { kind, operations } = errorUse(entry, catalogue);
  if (kind === 'some' && operations.length === 0) return null;
  return (
    <p className="field__note">
      {t(`catalogue:use.${kind}`)}
      {operations.map(({ id, page }, index) => (
        <Fragment key={id}>
          {index > 0 && t('separator.list')}
          <SmartLink className="text-link" href={page.path}>
            {page.title}
          </SmartLink>
        </Fragment>
      ))}
    </p>
  );
}
