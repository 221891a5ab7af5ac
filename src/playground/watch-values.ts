import { readStored } from '../dom/storage.ts';
import { loadProviderModule } from './load-provider.ts';
import { VALUES_KEY } from './values-key.ts';

/** Loads what fills samples once this browser has values of the reader, also when another tab sets them. Returns how to stop. */
export function watchValues(locale: string): () => void {
  const apply = () => {
    loadProviderModule()
      .then(({ applyValues }) => applyValues?.(locale))
      // Without it samples show the values of the examples.
      .catch(() => undefined);
  };
  const follow = ({ key }: StorageEvent) => key === VALUES_KEY && apply();
  if (readStored(VALUES_KEY)) apply();
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
