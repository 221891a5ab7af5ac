import { type ChildProcess, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { siteSamples } from './site-samples.ts';
import { copyInto, HELPERS, needs, ROOT, run, workFolder } from './toolchain.ts';

const { folder, remove } = await workFolder();
let sandbox: ChildProcess | undefined;
afterAll(async () => {
  sandbox?.kill();
  await remove();
});

it(...needs('curl', 'the cURL sample of Open Card succeeds when it is pasted against npm run sandbox'), async () => {
  const environment = await startSandbox();
  const sample = (await siteSamples('en')).find(({ id, language }) => id === 'openCard' && language === 'bash');
  await copyInto(folder, [join(HELPERS, 'merchant-signing.sh')]);
  await writeFile(join(folder, 'pasted.sh'), `source ${environment}\n${sample?.code.source}\n`);

  const printed = await run(['bash', 'pasted.sh'], { cwd: folder });

  expect(JSON.parse(printed)).toMatchObject({ code: 0, data: { status: 'processing' } });
});

/** Gives the path of the script that the command says to source. */
function startSandbox(): Promise<string> {
  const words = ['--import', 'tsx', 'provider/node/commands/sandbox.ts', '--port', '0', '--quiet'];
  const child = spawn('node', words, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  sandbox = child;
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const [, file] = /source (\S+)\n/.exec(printed) ?? [];
      if (file !== undefined) resolve(file);
    });
    child.on('exit', () => reject(new Error(`The sandbox has ended: ${printed}`)));
  });
}
