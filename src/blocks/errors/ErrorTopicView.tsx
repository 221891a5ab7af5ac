import { memo } from 'react';
import { useText } from '../../hooks/use-text.ts';
import {
  type CatalogueEntry,
  type ErrorCatalogue,
  type ErrorTopic,
  errorId,
  topicId,
} from '../../model/error-catalogue.ts';
import { Permalink } from '../../ui/Permalink.tsx';
import { Prose } from '../prose/Prose.tsx';
import { ErrorOperations } from './ErrorOperations.tsx';
import { RetryTag } from './RetryTag.tsx';
import { SignatureDoctorLink } from './SignatureDoctorLink.tsx';

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

/** A code, its meaning, and what to do; below them what to tell the customer, and who returns it. */
const ErrorEntry = memo(function ErrorEntry({ entry, catalogue, isShown }: ErrorEntryProps) {
  const { t } = useText();
  const { code, name, meaning, retry, action, customer, operations } = entry;
  return (
    <article className="error-entry" id={errorId(code)} hidden={!isShown}>
      <div>
        <a className="field__name" href={`#${errorId(code)}`} translate="no">
          {code}
        </a>
        <code className="error-entry__name" translate="no">
          {name.split(/(?<=_)/).flatMap((word, index) => (index === 0 ? word : [<wbr key={word} />, word]))}
        </code>
      </div>
      <p>{meaning}</p>
      <div>
        <p className="error-action">
          <span className="visually-hidden">{t('errors.action')} </span>
          {action} <SignatureDoctorLink code={code} page={catalogue.doctorPage} />
        </p>
        <RetryTag retry={retry} />
      </div>
      {(customer || operations.length > 0) && (
        <p className="error-entry__note">
          {operations.length > 0 && <ErrorOperations entry={entry} catalogue={catalogue} hasLabel />}
          {customer && operations.length > 0 && ' · '}
          {customer && t('catalogue:customer', { words: customer })}
        </p>
      )}
    </article>
  );
});
