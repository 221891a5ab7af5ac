import { join } from 'node:path';
import { ROOT } from '../../scripts/installation/installation.ts';
import { readExampleHolder } from '../generate/example-holder.ts';
import { KEYS_FILE } from '../generate/test-keys.ts';
import { runSimulatorCommand } from '../simulator/simulator-command.ts';

await runSimulatorCommand({
  command: 'npx api-docs sandbox',
  holder: readExampleHolder(ROOT),
  keys: KEYS_FILE,
  controls: 'openapi/sandbox/controls.yaml',
  environment: join(ROOT, '.generated/sandbox-environment'),
});
