import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listen } from '../../scripts/server/listen.ts';
import { createSandboxServer } from '../../scripts/server/sandbox/sandbox-server.ts';
import { listValues } from '../../src/sandbox/state/table.ts';
import { createTestState } from '../../src/sandbox/test-merchant.ts';
import { keyEnvironment, writeKeys } from './test-keys.ts';
import { copyInto, DEBIAN_GO, HELPERS, needs, needsGo, needsPython, ROOT, run, workFolder } from './toolchain.ts';

const { folder, remove } = await workFolder();
beforeAll(() => writeKeys(folder));
afterAll(remove);

type Client = { files: string[]; build?: string[]; command: string[] };

const TSX = join(ROOT, 'node_modules/tsx/dist/esm/index.mjs');

describe('a published client stores and acknowledges events, and continues after a lost connection', () => {
  const clients: [ReturnType<typeof needs>, Client][] = [
    [
      needs('node', 'Node.js'),
      {
        files: ['listen.ts', 'merchant-signing.ts'],
        command: ['node', '--experimental-websocket', '--import', TSX, 'listen.ts'],
      },
    ],
    [
      needsPython('websockets', 'Python'),
      { files: ['listen.py', 'merchant_signing.py'], command: ['python3', 'listen.py'] },
    ],
    [
      needs('javac', 'Java'),
      { files: ['Listen.java', 'MerchantSigning.java'], build: ['javac', 'Listen.java'], command: ['java', 'Listen'] },
    ],
    [
      needsGo('github.com/gorilla/websocket', 'Go'),
      {
        files: ['listen.go', 'merchant_signing.go'],
        build: ['go', 'build', '-o', 'listen', 'listen.go', 'merchant_signing.go'],
        command: ['./listen'],
      },
    ],
  ];
  for (const [[title, options], client] of clients) it(title, options, () => follow(client));
});

async function follow({ files, build, command: [program = '', ...values] }: Client): Promise<void> {
  const { server, host, stop } = createSandboxServer(createTestState({ seed: 'listen', time: Date.now() }), {
    log: () => undefined,
  });
  const env = {
    ...process.env,
    ...keyEnvironment(folder),
    BASE_URL: await listen(server, 0),
    PYTHONDONTWRITEBYTECODE: '1',
  };
  const cwd = join(folder, files.join('-'));
  await mkdir(cwd);
  await copyInto(
    cwd,
    files.map((file) => join(HELPERS, file)),
  );
  // What Node.js 22 finds out by itself.
  await writeFile(join(cwd, 'package.json'), '{ "type": "module" }');
  if (build) await run(build, { cwd, env: { GOPATH: DEBIAN_GO } });
  const userId = await createUser(env);
  const control = (path: string, body: unknown) => {
    const { status, data } = host.control({ method: 'POST', path, body });
    if (status >= 300) throw new Error(JSON.stringify(data));
  };
  const listSockets = () => Object.values(host.getState().listen.connections);
  const setStatus = (status: string) => control(`/sandbox/users/${userId}/status`, { status });
  const readEvents = async () => {
    const lines = await readFile(join(cwd, 'events.jsonl'), 'utf8').catch(() => '');
    return lines
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line).type);
  };
  const isAcknowledged = () => listValues(host.getState().listen.events).every(({ status }) => status === 'acked');

  const child = spawn(program, values, { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const until = { timeout: 30_000, interval: 100 };
  try {
    await vi.waitFor(() => expect(listSockets(), complaint).toHaveLength(1), until);
    setStatus('frozen');
    await vi.waitFor(async () => expect(await readEvents(), complaint).toEqual(['user.updated']), until);
    await vi.waitFor(() => expect(isAcknowledged(), complaint).toBe(true), until);

    const [first] = listSockets();
    control(`/sandbox/sockets/${first?.sessionId}/drop`, {});
    setStatus('active');
    await vi.waitFor(async () => expect(await readEvents(), complaint).toHaveLength(2), until);
    await vi.waitFor(() => expect(isAcknowledged(), complaint).toBe(true), until);
    expect(listSockets()[0]?.sessionId).not.toBe(first?.sessionId);
  } finally {
    child.kill();
    await stop();
  }
}

/** Signed as a merchant signs. */
async function createUser(env: NodeJS.ProcessEnv): Promise<string> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value ?? '');
  const { sendSignedQuery } = await import('../../samples/merchant-signing.ts');
  const body = { externalUserId: 'u-1001', chainTypes: ['TRON'] };
  const { user } = await sendSignedQuery<{ user: { userId: string } }>('POST', '/user/generate', { body });
  vi.unstubAllEnvs();
  return user.userId;
}
