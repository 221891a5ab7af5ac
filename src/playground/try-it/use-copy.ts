import { useText } from '../../hooks/use-text.ts';
import type { Provider } from '../provider/provider.ts';
import { describeFailure } from './describe-failure.ts';

export type CopiedText = { text: string; notice: string };

/** Copies what `create` makes, and says so; or says why there is nothing. */
export function useCopy(
  provider: Provider,
  onNotice: (text: string) => void,
): (create: () => Promise<CopiedText>) => Promise<void> {
  const { t } = useText();
  return async (create) => {
    try {
      const { text, notice } = await create();
      await navigator.clipboard.writeText(text);
      onNotice(notice);
    } catch (error) {
      onNotice(error instanceof DOMException ? t('playground:copy.failed') : describeFailure(error, { provider, t }));
    }
  };
}
