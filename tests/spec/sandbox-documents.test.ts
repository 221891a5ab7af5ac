import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('the controls of the sandbox and the state that they load pass the linter of the contract', () => {
  const args = ['redocly', 'lint', '--format', 'json', 'openapi/sandbox/controls.yaml'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const output = execFileSync('npx', args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  expect(JSON.parse(output).problems).toEqual([]);
});
