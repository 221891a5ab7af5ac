import { useText } from '../../hooks/use-text.ts';
import { type CatalogueEntry, type ErrorCatalogue, errorId } from '../../model/error-catalogue.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { ErrorOperations } from './ErrorOperations.tsx';
import { RetryTag } from './RetryTag.tsx';
import { SignatureDoctorLink } from './SignatureDoctorLink.tsx';

type ErrorAnswerProps = {
  entry: CatalogueEntry;
  catalogue: ErrorCatalogue;
  /** From what the reader pasted. */
  requestId?: string;
  /** What the reader pasted. */
  text: string;
};

/** What an error means and what to do: for the developer, for the customer, and for support. */
export function ErrorAnswer({ entry, catalogue, requestId, text }: ErrorAnswerProps) {
  const { t } = useText();
  const { code, name, meaning, retry, action, customer } = entry;
  const id = errorId(code);
  return (
    <section className="error-answer" aria-label={`${code} ${name}`}>
      <div className="error-answer__head">
        <b translate="no">
          <code>{code}</code>
        </b>
        <code translate="no">{name}</code>
        <RetryTag retry={retry} />
        <p>{meaning}</p>
      </div>
      <div className="error-answer__action">
        <b>{t('errors.action')}</b>
        <p>
          {action} <SignatureDoctorLink error={entry} page={catalogue.doctorPage} text={text} />
        </p>
        {customer && <p>{t('blocks:catalogue.customer', { words: customer })}</p>}
      </div>
      <dl>
        <div>
          <dt>{t('blocks:catalogue.returnedBy')}</dt>
          <dd>
            <ErrorOperations entry={entry} catalogue={catalogue} />
          </dd>
        </div>
        {requestId !== undefined && (
          <div>
            <dt>{t('blocks:catalogue.quote')}</dt>
            <dd>
              <code translate="no">{requestId}</code>
              <CopyButton text={requestId} label={t('code.copy')} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('blocks:catalogue.link')}</dt>
          <dd>
            <a className="text-link" href={`#${id}`}>
              #{id}
            </a>
          </dd>
        </div>
      </dl>
    </section>
  );
}
