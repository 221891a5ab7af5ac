import { existsSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../../scripts/installation/installation.ts';
import { readExampleHolder } from '../../site/generate/example-holder.ts';
import { KEYS_FILE } from '../../site/generate/test-keys.ts';

/** For packages that are CommonJS. */
export const REQUIRE = `import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);`;

/**
 * What `site/commands/sandbox.ts` starts, bundled into one file once per run: it starts in a fraction of the time that tsx needs to translate each
 * module. `tests/samples/pasted.test.ts` starts the command itself.
 */
export async function bundleSimulator(): Promise<string> {
  const file = join(tmpdir(), 'bundled-simulator.mjs');
  if (existsSync(file)) return file;
  const context = {
    command: 'npx api-docs sandbox',
    holder: readExampleHolder(ROOT),
    keys: KEYS_FILE,
    controls: 'openapi/sandbox/controls.yaml',
    environment: join(ROOT, '.generated/sandbox-environment'),
  };
  // Two workers may do this at once: the file appears complete.
  const own = `${file}.${process.pid}`;
  await build({
    stdin: {
      contents: `import { runSimulatorCommand } from './site/simulator/simulator-command.ts';\nawait runSimulatorCommand(${JSON.stringify(context)});`,
      resolveDir: ROOT,
    },
    outfile: own,
    ...{ bundle: true, platform: 'node', format: 'esm', logLevel: 'error' },
    banner: { js: REQUIRE },
  });
  renameSync(own, file);
  return file;
}
