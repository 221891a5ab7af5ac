import { useText } from '../../hooks/use-text.ts';
import type { Operation } from '../../model/operation.ts';
import { FactLine } from './FactLine.tsx';
import { PathBar } from './PathBar.tsx';

/** Address and facts of an operation. */
export function OperationHead({ operation }: { operation: Operation }) {
  const { t } = useText();
  return (
    <>
      {operation.webhook && <p className="lede">{t('operation.webhook')}</p>}
      <PathBar method={operation.method} path={operation.path} servers={operation.servers} />
      <FactLine operation={operation} />
    </>
  );
}
