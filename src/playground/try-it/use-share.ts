import { useText } from '../../hooks/use-text.ts';
import type { Operation } from '../../model/operation.ts';
import { encodeRequest } from '../copy/request-link.ts';
import type { Draft } from '../provider/draft.ts';
import type { Provider } from '../provider/provider.ts';
import { useCopy } from './use-copy.ts';

type ShareOptions = { operation: Operation; provider: Provider };

/** Copies the address of this page with the form in its fragment. */
export function useShare(
  { operation, provider }: ShareOptions,
  draft: Draft,
  onNotice: (text: string) => void,
): () => void {
  const { t } = useText();
  const copy = useCopy(provider, onNotice);
  return () => {
    const encoded = encodeRequest(operation, draft, provider.isSecret);
    if (encoded === undefined) return onNotice(t('playground:copy.noLink'));
    const { origin, pathname } = location;
    const text = `${origin}${pathname}#try-it=${encoded}`;
    void copy(async () => ({ text, notice: t('playground:copy.linked') }));
  };
}
