import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { runCommand } from '../../packages/base/node/command.ts';
import { listen } from '../../packages/base/node/listen.ts';
import { readOptions } from '../../packages/base/node/options.ts';
import { createTestState, MERCHANT_ID } from '../../packages/simulator/core/test-merchant.ts';
import { writeEnvironment } from '../../packages/simulator/node/server/environment-files.ts';
import { createSandboxServer } from '../../packages/simulator/node/server/sandbox-server.ts';
import { createCode } from '../../packages/simulator/node/server/sandbox-target.ts';
import { step } from '../../scripts/cli/step.ts';
import { ROOT } from '../../scripts/installation/installation.ts';
import { buildClient } from '../packages/client/build-client.ts';
import { RUNTIMES } from '../packages/client/runtimes.ts';

const execute = promisify(execFile);

readOptions({
  usage: 'npx api-docs try client',
  summary:
    'Opens a card by the README of the typed client on Node.js 22 and 24, Deno and Bun, each from the registry of npm.',
  options: {},
});

/** An empty folder in which the client is installed, and `open-card.ts` of its README. */
async function prepareFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'client-'));
  const address = 'https://docs.example.com';
  for (const { path, content } of await buildClient({ root: ROOT, siteDir: ROOT, address })) {
    await mkdir(dirname(join(folder, 'package', path)), { recursive: true });
    await writeFile(join(folder, 'package', path), content);
  }
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  await execute('npm', ['install', '--install-links', '--offline', '--no-audit', './package'], { cwd: folder });
  const readme = await readFile(join(folder, 'package/README.md'), 'utf8');
  await writeFile(join(folder, 'open-card.ts'), /```ts\n(.*?)```/s.exec(readme)?.[1] ?? '');
  return folder;
}

/** Opens a card at a simulator of its own, because an authorisation code is valid once. */
async function openCard(folder: string, { packages, command }: (typeof RUNTIMES)[number]): Promise<string> {
  const state = createTestState({ seed: 'runtimes', time: Date.now() });
  const { server, host, stop } = createSandboxServer(state, { log: () => undefined });
  const origin = await listen(server, 0);
  const code = createCode(host);
  writeEnvironment(folder, { origin, accessToken: '', code });
  const env = {
    ...process.env,
    // Packages of runtimes place their program by a script. Without it, `node` is that of this machine.
    npm_config_ignore_scripts: 'false',
    ...{ BASE_URL: origin, MERCHANT_ID, AUTH_CODE: code },
    KEY_FILE: join(folder, 'mk_sig_test_1.pem'),
    PROVIDER_SIGNING_KEY_FILE: join(folder, 'pk_sig_test_1.pub.pem'),
  };
  const words = ['--yes', ...packages.flatMap((name) => ['--package', name]), '--', ...command, 'open-card.ts'];
  try {
    return (await execute('npx', words, { cwd: folder, env })).stdout;
  } catch (error) {
    return String(error);
  } finally {
    await stop();
  }
}

await runCommand(async () => {
  const folder = await step('install the client', prepareFolder);
  let isGood = true;
  for (const runtime of RUNTIMES) {
    const output = await step(runtime.name, () => openCard(folder, runtime));
    if (/^ord_\w+\s*$/.test(output)) continue;
    isGood = false;
    console.error(`${runtime.name} opened no card: ${output}`);
  }
  await rm(folder, { recursive: true });
  return isGood;
});
