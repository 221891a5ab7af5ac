import type { Command, Commands } from '../../scripts/cli/program.ts';
import { step } from '../../scripts/cli/step.ts';
import { collectFindings, formatFinding } from '../../scripts/findings/finding.ts';
import { ROOT } from '../../scripts/installation/installation.ts';
import { refreshSandboxContract } from '../generate/generate.ts';

/** What `npx api-docs` does in this checkout alone. */
export const commands: Commands = {
  sandbox: { about: 'serves the simulator on this machine', load: onContract(() => import('./sandbox.ts')) },
  examples: { about: 'records the examples of the documents', load: onContract(() => import('./examples.ts')) },
  'new operation': { about: 'writes the skeleton of an endpoint', load: () => import('./new-operation.ts') },
  vocabulary: { about: 'writes docs/x-vocabulary.md', load: () => import('./vocabulary.ts') },
  'try collections': { about: 'runs the collections', load: onContract(() => import('./try-collections.ts')) },
  'try client': { about: 'runs the typed client', load: onContract(() => import('./try-client.ts')) },
  'bench simulator': { about: 'measures the simulator', load: onContract(() => import('./bench-simulator.ts')) },
};

/** Modules of the simulator import its generated contract: it is written before they are loaded. */
function onContract(load: Command['load']): Command['load'] {
  return async () => {
    const { report, findings } = collectFindings();
    const isReady = await step('generate the contract of the simulator', () => refreshSandboxContract(ROOT, report));
    for (const problem of findings()) console.error(formatFinding(problem));
    if (isReady) await load();
    else process.exitCode = 1;
  };
}
