import { type ReactNode, useEffect } from 'react';
import { useText } from '../../../hooks/use-text.ts';
import { errorId } from '../../../model/error-catalogue.ts';
import type { ErrorCode, Operation } from '../../../model/operation.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { SmartLink } from '../../../ui/SmartLink.tsx';
import type { Exchange } from '../../client/exchange.ts';
import type { Explanation } from '../../provider/field.ts';
import { SignedDifference } from './SignedDifference.tsx';

type ErrorHelpProps = {
  error: ErrorCode;
  errorsPage: Operation['errorsPage'];
  /** What finds the cause. */
  tool: Explanation['tool'];
  exchange: Exchange;
  children: ReactNode;
};

/** What the catalogue says of an error code, above the body that has it. */
export function ErrorHelp({ error, errorsPage, tool, exchange, children }: ErrorHelpProps) {
  const { t } = useText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each exchange; the tool is described anew by each render.
  useEffect(() => tool?.handOff(), [exchange]);
  return (
    <div className="error-help">
      <h3>
        <code>{error.code}</code> {error.meaning}
        <span className={error.retry === 'no' ? 'badge badge--bad' : 'badge badge--now'}>
          {t(`errors.retry.${error.retry}`)}
        </span>
      </h3>
      <p>{error.action}</p>
      {exchange.signing && <SignedDifference signing={exchange.signing} />}
      <p className="row row--wrap error-help__ways">
        {tool && (
          <SmartLink className="button button--small button--suggested" href={tool.href}>
            <Icon name="pulse" />
            {tool.label}
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
