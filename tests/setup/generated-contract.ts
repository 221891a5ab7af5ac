import { ROOT } from '../../scripts/installation/installation.ts';
import { refreshSandboxContract } from '../../site/generate/generate.ts';

/** The simulated provider runs on validators that are compiled from the documents: before any test, once. */
export async function setup(): Promise<void> {
  await refreshSandboxContract(ROOT, ({ message }) => {
    throw new Error(message);
  });
}
