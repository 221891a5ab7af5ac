import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleProgram } from '../../../scripts/packages/bundle-program.ts';
import type { PackageContext, PackageSource } from '../../../scripts/packages/package.ts';
import { NOTICES } from '../../../scripts/packages/third-party-notices.ts';
import { readExampleHolder } from '../../generate/example-holder.ts';
import { readContractVersion } from '../contract-version.ts';

const PROGRAM = 'simulator.mjs';
const version = readContractVersion();

/** The simulated provider as one file that needs nothing but Node, with its keys and the data of the contract. */
export const simulatorPackage: PackageSource = {
  name: 'simulator',
  version,
  inputs: [
    'openapi/examples/merchant.v2.yaml',
    'package.json',
    'packages',
    'scripts/packages',
    'src/model',
    'src/paste',
    'src/strings',
    'site/origin.ts',
    'site/packages',
    'site/provider',
    'site/simulator',
  ],
  async build(context) {
    const { code, notices } = await bundleProgram({ root: context.root, file: PROGRAM, source: toSource(context) });
    return [
      { path: 'package.json', content: await toPackageJson(context) },
      { path: 'README.md', content: toReadme(context) },
      { path: 'LICENSE', content: await readFile(join(context.root, 'LICENSE')) },
      { path: NOTICES, content: notices },
      { path: PROGRAM, content: code, isExecutable: true },
    ];
  },
};

async function toPackageJson({ root, address }: PackageContext): Promise<string> {
  const { engines, license } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const content = {
    name: 'simulator',
    version,
    description: 'The simulated provider of the API, on your own machine.',
    homepage: `${address}/en/guide/test-and-simulate`,
    license,
    type: 'module',
    bin: { simulator: PROGRAM },
    engines: { node: engines.node },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** The first module: what `npx api-docs sandbox` starts, with the data that a checkout reads from files. */
function toSource({ root, address }: PackageContext): string {
  const context = {
    command: 'simulator',
    holder: readExampleHolder(root),
    keys: `${address}/openapi/test-vectors.json`,
    controls: `${address}/en/guide/other/controls`,
  };
  return `import { runSimulatorCommand } from '/site/simulator/simulator-command.ts';
await runSimulatorCommand(${JSON.stringify(context)});
`;
}

function toReadme({ address }: PackageContext): string {
  return `# Simulator

Serves the simulated provider on this machine, with test credentials. Start it with \`npx\` and the address on ${address}/en/guide/other/downloads.

- \`--state FILE\` keeps the state. Without it nothing is written.
- \`--env DIR\` writes the test keys and \`env.sh\`, which sets the variables of the samples.
- \`simulator explain FILE\` says why a request is refused.
- \`--help\` lists all options.
`;
}
