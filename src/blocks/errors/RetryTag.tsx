import { useText } from '../../hooks/use-text.ts';
import type { ErrorCode } from '../../model/operation.ts';

const CLASSES = { yes: 'tag', fix: 'tag tag--warn', no: 'tag tag--bad' };

/** Whether a request may be repeated after an error. */
export function RetryTag({ retry }: Pick<ErrorCode, 'retry'>) {
  const { t } = useText();
  return <span className={CLASSES[retry]}>{t(`errors.retry.${retry}`)}</span>;
}
