import { type ReactNode, useEffect } from 'react';
import { useText } from '../../../hooks/use-text.ts';
import { errorId } from '../../../model/error-catalogue.ts';
import type { ErrorCode, Operation } from '../../../model/operation.ts';
import { isSignatureError } from '../../../model/signature-errors.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SmartLink } from '../../../ui/SmartLink.tsx';
import type { Exchange } from '../../client/exchange.ts';
import { holdRefused } from '../../client/refused-request.ts';
import { SignedDifference } from './SignedDifference.tsx';

type ErrorHelpProps = {
  error: ErrorCode;
  pages: Pick<Operation, 'errorsPage' | 'doctorPage'>;
  exchange: Exchange;
  children: ReactNode;
};

/** What the catalogue says of an error code, above the body that has it. */
export function ErrorHelp({ error, pages, exchange, children }: ErrorHelpProps) {
  const { t } = useText();
  const { errorsPage, doctorPage } = pages;
  const isForDoctor = doctorPage !== undefined && isSignatureError(error.code);
  useEffect(() => {
    if (isForDoctor) holdRefused(exchange);
  }, [isForDoctor, exchange]);
  return (
    <div className="error-help">
      <h3>
        <code>{error.code}</code> {error.meaning}
        <span className={error.retry === 'no' ? 'badge badge--bad' : 'badge badge--now'}>
          {t(`errors.retry.${error.retry}`)}
        </span>
      </h3>
      <p>{error.action}</p>
      <SignedDifference signing={exchange.signing} />
      <p className="error-help__ways">
        {isForDoctor && (
          <SmartLink className="button button--small button--suggested" href={doctorPage}>
            <Icon name="pulse" />
            {t('playground:openDoctor')}
          </SmartLink>
        )}
        {errorsPage && (
          <SmartLink className="text-link" href={`${errorsPage}#${errorId(error.code)}`}>
            {t('playground:about', { code: error.code })}
          </SmartLink>
        )}
      </p>
      {children}
    </div>
  );
}
