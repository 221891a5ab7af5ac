import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/installation/installation.ts';
import { bundleSimulator, REQUIRE } from '../setup/bundled-simulator.ts';
import { atNight } from '../setup/nightly.ts';
import { makeTemporaryFolder } from '../setup/temporary-folder.ts';

/** The back-off is near the low end of its jitter: these runs take real time. */
const QUICK = 'Math.random = () => 0.2;';

const folder = makeTemporaryFolder('certification');
/** Where the simulator writes the keys of a command. */
const TMPDIR = join(folder, 'tmp');
mkdirSync(TMPDIR);

/** As one file: it starts in each round. */
const CLIENT = ['node', join(folder, 'client.mjs')];
await build({
  entryPoints: [join(ROOT, 'tests/certification/client.ts')],
  outfile: join(folder, 'client.mjs'),
  ...{ bundle: true, platform: 'node', format: 'esm', logLevel: 'error' },
  banner: { js: `${REQUIRE}\n${QUICK}` },
});

const simulator = await bundleSimulator();
let count = 0;

/** Runs the simulator with a command that it certifies. */
function certify(
  command: string[],
  { variables = {}, more = [] }: { variables?: Record<string, string>; more?: string[] } = {},
) {
  count += 1;
  const file = join(folder, `report-${count}.json`);
  const args = [simulator, '--certify', '--port', '0', '--seed', 'command'];
  return new Promise<{ exit: number; output: string; readReport: () => unknown }>((resolve) => {
    const child = execFile(
      process.execPath,
      [...args, ...more, '--report', file, '--', ...command],
      { cwd: ROOT, env: { ...process.env, TMPDIR, LANG: 'en', ...variables } },
      (_, stdout, stderr) =>
        resolve({
          exit: child.exitCode ?? -1,
          output: stdout + stderr,
          readReport: () => JSON.parse(readFileSync(file, 'utf8')),
        }),
    );
  });
}

it.concurrent('ends with 0 when the command passes every point, and writes the report', atNight(), async () => {
  const { exit, output, readReport } = await certify(CLIENT, { more: ['--rotate-key', '--crash'] });
  // Each with what shows it.
  expect(output.match(/.*: FAILED\n.*\n.*/g)).toBeNull();
  expect(output).toContain('  0 FAILED  ');
  expect(exit).toBe(0);
  expect(readReport()).toMatchObject({ seed: 'command', summary: { failed: 0 } });
});

it.concurrent('ends with 1, names the point and says how to repeat the run', async () => {
  const { exit, output } = await certify(CLIENT, {
    variables: { BELIEVES_UNKNOWN_STATUS: '1' },
    more: ['--only', 'F2'],
  });
  expect(output).toMatch(/F2 {2}An unknown status is not final: FAILED\n.*req_.*unknown_status/);
  expect(output).toContain(`Again: npx api-docs sandbox --certify --seed command -- ${CLIENT.join(' ')}`);
  expect(exit).toBe(1);
});

it.concurrent('ends with 3 when the command sends nothing, and with 2 when it cannot start', async () => {
  const [silent, failing, missing] = await Promise.all(
    [['true'], ['false'], ['no-such-program']].map((one) => certify(one)),
  );
  expect(silent?.exit).toBe(3);
  expect([failing?.exit, failing?.output]).toEqual([3, expect.stringContaining('ended with 1 in the round without')]);
  expect([missing?.exit, missing?.output]).toEqual([2, expect.stringContaining('The command cannot start')]);
});

it('leaves no folder with keys behind', () => {
  expect(readdirSync(TMPDIR).filter((name) => name.startsWith('simulator-'))).toEqual([]);
});
