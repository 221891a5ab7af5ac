import type { ReactNode } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { errorId } from '../../model/error-catalogue.ts';
import type { ErrorCode } from '../../model/operation.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';

type ErrorHelpProps = { error: ErrorCode; page: string | undefined; children: ReactNode };

/** What the catalogue says of an error code, above the body that has it. */
export function ErrorHelp({ error, page, children }: ErrorHelpProps) {
  const { t } = useText();
  return (
    <div className="error-help">
      <h3>
        <code>{error.code}</code> {error.meaning}
      </h3>
      <p>{error.action}</p>
      {page && (
        <SmartLink className="text-link" href={`${page}#${errorId(error.code)}`}>
          {t('playground:about', { code: error.code })}
        </SmartLink>
      )}
      {children}
    </div>
  );
}
