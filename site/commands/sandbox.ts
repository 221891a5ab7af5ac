import { join } from 'node:path';
import { runSimulatorCommand } from '../../provider/node/simulator/simulator-command.ts';
import { ROOT } from '../../scripts/cli/options.ts';
import { readExampleHolder } from '../generate/example-holder.ts';
import { KEYS_FILE } from '../generate/test-keys.ts';

await runSimulatorCommand({
  command: 'npm run sandbox --',
  holder: readExampleHolder(ROOT),
  keys: KEYS_FILE,
  controls: 'openapi/sandbox/controls.yaml',
  environment: join(ROOT, '.generated/sandbox-environment'),
});
