import { refreshSandboxContract } from '../../provider/node/generate/generate.ts';
import { ROOT } from '../../scripts/cli/options.ts';

/** The simulated provider runs on validators that are compiled from the documents: before any test, once. */
export async function setup(): Promise<void> {
  await refreshSandboxContract(ROOT, ({ message }) => {
    throw new Error(message);
  });
}
