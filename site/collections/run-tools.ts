import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PACKAGES = ['newman@6.2.2', '@usebruno/cli@4.1.0', 'httpyac@6.16.7'];

type Ended = { exitCode: number; output: string };

type Tool = { name: string; run(tools: string, folder: string): Promise<Ended> };

/** How each tool runs the whole collection in a folder of `collectionFiles`. */
export const TOOLS: readonly Tool[] = [
  {
    name: 'newman',
    run: (tools, folder) =>
      execute(
        join(tools, 'node_modules/.bin/newman'),
        ['run', 'postman_collection.json', '-e', 'postman_environment.json'],
        folder,
      ),
  },
  {
    name: 'bruno',
    run: (tools, folder) =>
      execute(join(tools, 'node_modules/.bin/bru'), ['run', '-r', '--env', 'Simulator'], join(folder, 'bruno')),
  },
  {
    name: 'httpyac',
    run: (tools, folder) =>
      execute(join(tools, 'node_modules/.bin/httpyac'), ['send', 'httpyac.http', '--all', '--output', 'none'], folder),
  },
];

/** Installs the tools into a folder of their own: together they are larger than this project. */
export async function installTools(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"private":true}\n');
  const { exitCode, output } = await execute('npm', ['install', '--no-audit', '--no-fund', ...PACKAGES], folder);
  if (exitCode !== 0) throw new Error(`The tools cannot be installed:\n${output}`);
}

function execute(command: string, parameters: string[], cwd: string): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += String(chunk);
      });
    child.once('error', reject);
    child.once('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}
