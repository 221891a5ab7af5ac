import type { ReactNode } from 'react';
import { useLazyDetails } from '../../hooks/use-lazy-details.ts';
import { useText } from '../../hooks/use-text.ts';
import { errorId } from '../../model/error-catalogue.ts';
import { type ErrorCode, type Operation, RETRY_MARKS } from '../../model/operation.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { Section } from '../operation/Section.tsx';
import { TableFrame } from '../prose/TableFrame.tsx';
import { STANDARD_FOLD } from '../schema/FieldFold.tsx';
import { RetryTag } from './RetryTag.tsx';
import { SignatureDoctorLink } from './SignatureDoctorLink.tsx';

type ErrorTableProps = Pick<Operation, 'errors' | 'checkOrder' | 'errorsPage' | 'doctorPage'>;

/** Pages that a code leads to. */
type Pages = { [page in 'errorsPage' | 'doctorPage']: string | undefined };

/** Codes of the operation itself; those that all operations share are folded below. */
export function ErrorTable({ errors, checkOrder, errorsPage, doctorPage }: ErrorTableProps) {
  const { t } = useText();
  const specific = errors.filter((error) => error.specific);
  const shared = errors.filter((error) => !error.specific);
  const pages = { errorsPage, doctorPage };
  return (
    <Section id="errors" note={t('operation.errors', { count: errors.length })}>
      {checkOrder !== undefined && (
        <p className="field__note">
          <SmartLink className="text-link" href={checkOrder}>
            {t('errors.orderLink')}
          </SmartLink>
        </p>
      )}
      {specific.length > 0 && <ErrorRows errors={specific} pages={pages} label={t('errors.specific')} hasAnchors />}
      {shared.length > 0 && <SharedErrors errors={shared} pages={pages} />}
    </Section>
  );
}

/**
 * Codes that all pages share: the document contains their numbers, for find-in-page and links, and the rows are rendered when the reader opens
 * them (lazy details).
 */
function SharedErrors({ errors, pages }: { errors: ErrorCode[]; pages: Pages }) {
  const { t } = useText();
  const { isShown, ...details } = useLazyDetails();
  return (
    <details className={STANDARD_FOLD} suppressHydrationWarning {...details}>
      <summary>
        <Icon name="chevron" />
        {`${t('errors.shared')} · ${errors.length}`}
      </summary>
      <p className="field__note" translate="no">
        {errors.map(({ code }) => (
          <code key={code} id={errorId(code)}>
            <CodeLink code={code} page={pages.errorsPage} />{' '}
          </code>
        ))}
      </p>
      {isShown && <ErrorRows errors={errors} pages={pages} label={t('errors.shared')} />}
    </details>
  );
}

type ErrorRowsProps = { errors: ErrorCode[]; pages: Pages; label: string; hasAnchors?: boolean };

/** Codes in groups by what to do next; in a group they keep the order of the checks. */
function ErrorRows({ errors, pages, label, hasAnchors }: ErrorRowsProps) {
  const { t } = useText();
  return (
    <TableFrame label={label} className="table-frame table-frame--rows">
      <thead>
        <tr>
          <th scope="col">{t('errors.code')}</th>
          <th scope="col">{t('errors.meaning')}</th>
          <th scope="col">{t('errors.action')}</th>
        </tr>
      </thead>
      {RETRY_MARKS.map((retry) => {
        const group = errors.filter((error) => error.retry === retry);
        if (group.length === 0) return null;
        return (
          <tbody key={retry}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                <RetryTag retry={retry} />
              </th>
            </tr>
            {group.map(({ code, name, meaning, action, concerns }) => (
              <tr key={code} id={hasAnchors ? errorId(code) : undefined}>
                <td translate="no">
                  <code>
                    <CodeLink code={code} page={pages.errorsPage} />
                  </code>
                  <small>{breakAfterUnderscores(name)}</small>
                </td>
                <td>{meaning}</td>
                <td>
                  {action} <SignatureDoctorLink error={{ concerns }} page={pages.doctorPage} />
                </td>
              </tr>
            ))}
          </tbody>
        );
      })}
    </TableFrame>
  );
}

/** A name wraps between its words. `<wbr>`, not a zero-width space, which would be copied with it. */
function breakAfterUnderscores(name: string): ReactNode {
  return name.split(/(?<=_)/).flatMap((word, index) => (index === 0 ? word : [<wbr key={word} />, word]));
}

/** To the code in the catalogue, where the site has one. */
function CodeLink({ code, page }: { code: number; page: string | undefined }) {
  if (page === undefined) return code;
  return (
    <SmartLink className="text-link" href={`${page}#${errorId(code)}`}>
      {code}
    </SmartLink>
  );
}
