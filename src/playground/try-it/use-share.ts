import { useText } from '../../hooks/use-text.ts';
import type { Operation } from '../../model/operation.ts';
import { encodeRequest } from '../copy/request-link.ts';
import type { Draft } from '../provider/draft.ts';
import { useCopy } from './use-copy.ts';

/** Copies the address of this page with the form in its fragment. */
export function useShare(operation: Operation, draft: Draft, onNotice: (text: string) => void): () => void {
  const { t } = useText();
  const copy = useCopy(onNotice);
  return () => {
    const encoded = encodeRequest(operation, draft);
    if (encoded === undefined) return onNotice(t('playground:copy.noLink'));
    const { origin, pathname } = location;
    const text = `${origin}${pathname}#try-it=${encoded}`;
    void copy(async () => ({ text, notice: t('playground:copy.linked') }));
  };
}
