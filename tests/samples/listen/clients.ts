import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEBIAN_GO, needs, PYTHON_OF_WEBSOCKETS } from '../../setup/installed.ts';
import { copyInto, HELPERS, ROOT, run } from '../toolchain.ts';

/** A published client of the websocket: the files that a reader saves side by side, and how they are built and started. */
export type Client = { files: string[]; build?: string[]; command: string[] };

const TSX = join(ROOT, 'node_modules/tsx/dist/esm/index.mjs');

export const CLIENTS: [ReturnType<typeof needs>, Client][] = [
  [
    needs([], 'Node.js'),
    {
      files: ['listen.ts', 'listener.ts', 'merchant-signing.mts'],
      command: ['node', '--experimental-websocket', '--import', TSX, 'listen.ts'],
    },
  ],
  [
    needs('python-websockets', 'Python'),
    { files: ['listen.py', 'merchant_signing.py'], command: [PYTHON_OF_WEBSOCKETS, 'listen.py'] },
  ],
  [
    needs('java', 'Java'),
    { files: ['Listen.java', 'MerchantSigning.java'], build: ['javac', 'Listen.java'], command: ['java', 'Listen'] },
  ],
  [
    needs('go-websocket', 'Go'),
    {
      files: ['listen.go', 'merchant_signing.go'],
      build: ['go', 'build', '-o', 'listen', 'listen.go', 'merchant_signing.go'],
      command: ['./listen'],
    },
  ],
];

/** Saves a client in a folder of its own, and builds it. */
export async function installClient({ files, build }: Client, base: string): Promise<string> {
  const folder = join(base, files.join('-'));
  await mkdir(folder);
  await copyInto(
    folder,
    files.map((file) => join(HELPERS, file)),
  );
  // What Node.js 22 finds out by itself.
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  if (build) await run(build, { cwd: folder, env: { GOPATH: DEBIAN_GO } });
  return folder;
}

/** Starts a client. `complaint` is what it has written to standard error so far; `exit` resolves with its exit code. */
export function startClient(
  { command: [program = '', ...values] }: Client,
  cwd: string,
  environment: Record<string, string>,
) {
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1', ...environment };
  const child = spawn(program, values, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  return {
    readComplaint: () => complaint,
    exit: once(child, 'close').then(([code]) => code as number | null),
    kill: () => child.kill(),
  };
}

/** Types of the events that a client has stored, in order, each counted once. */
export async function readEvents(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, 'events.jsonl'), 'utf8').catch(() => '');
  const events = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return [...new Map(events.map(({ messageId, type }) => [messageId, type])).values()];
}
