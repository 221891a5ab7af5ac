import { useText } from '../../hooks/use-text.ts';
import type { ErrorCode } from '../../model/operation.ts';

const CLASSES = { yes: 'status', fix: 'status status--warn', no: 'status status--bad' };

/** Whether a request may be repeated after an error: a dot and its words. */
export function RetryTag({ retry }: Pick<ErrorCode, 'retry'>) {
  const { t } = useText();
  return <span className={CLASSES[retry]}>{t(`errors.retry.${retry}`)}</span>;
}
