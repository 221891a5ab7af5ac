import { getSession } from '../../../provider/sandboxes.ts';
import { useEnvironment } from '../environment/use-environment.ts';
import { pageProvider, useProvider } from '../environment/use-provider.ts';

/** The sandbox that a lab runs on. An address of the reader's own has no controls: the lab runs in the page then. */
export function useLabProvider() {
  const { environment, provider } = useEnvironment();
  const isSandbox = environment.name !== 'own';
  const known = useProvider(provider);
  return {
    ...known,
    session: getSession(known.provider),
    environment: isSandbox ? environment : { name: 'page' as const, provider: pageProvider },
  };
}
