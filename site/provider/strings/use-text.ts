import { useText as useSiteText } from '../../../src/hooks/use-text.ts';
import type { Text } from './text.ts';

/** Texts in a component of this provider: the instance of the shell reads its strings too, by their namespaces. */
export function useText(): { t: Text } {
  return useSiteText() as { t: Text };
}
