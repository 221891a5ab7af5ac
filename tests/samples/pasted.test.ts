import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SampleLanguageName } from '../../src/model/sample-languages.ts';
import { needs } from '../setup/installed.ts';
import { isNight } from '../setup/nightly.ts';
import { siteSamples } from './site-samples.ts';
import { copyInto, HELPERS, ROOT, run, TSX, workFolder } from './toolchain.ts';

const { folder, remove } = await workFolder();
let sandbox: ChildProcess | undefined;
/** The script that the command says to source. */
let environment = '';
beforeAll(async () => {
  environment = await startSandbox();
});
afterAll(async () => {
  sandbox?.kill();
  await remove();
});

it(
  ...needs(['curl', 'openssl'], 'the cURL sample of Open Card succeeds when it is pasted against npx api-docs sandbox'),
  async () => {
    const source = await findSample('bash');
    await copyInto(folder, [join(HELPERS, 'merchant-signing.sh')]);
    await writeFile(join(folder, 'pasted.sh'), `source ${environment}\n${source}\n`);

    const printed = await run(['bash', 'pasted.sh'], { cwd: folder });

    expect(JSON.parse(printed)).toMatchObject({ code: 0, data: { status: 'processing' } });
  },
);

it('the Node.js sample of Open Card succeeds by its printed commands in an empty folder', async () => {
  const source = await findSample('ts');
  const [, newer = '', older = '', file = ''] = /Run: (node \S+) .*: (npx tsx (\S+))\)$/m.exec(source) ?? [];
  const cwd = join(folder, 'node');
  await mkdir(cwd);
  await copyInto(cwd, [join(HELPERS, 'merchant-signing.mts')]);

  // `npx` would download it. By night, newer versions come from the registry.
  const versions = isNight ? ['node@22', 'node@24'] : [];
  const commands = [
    older.replace('npx tsx', `node ${TSX}`),
    ...(Reflect.get(process.features, 'typescript') ? [newer] : []),
    // The package places its program by a script, which npm does not run below this project.
    ...versions.map((version) => `npm_config_ignore_scripts=false npx --yes --package ${version} -- ${newer}`),
  ];
  for (const [index, command] of commands.entries()) {
    // Each order needs a number of its own.
    await writeFile(join(cwd, file), source.replace(/(merchantOrderNo: )'.*'/, `$1'OP-NODE-${index}'`));
    expect(await run(['bash', '-c', `source ${environment} && ${command}`], { cwd })).toContain("status: 'processing'");
  }
});

/** The sample of Open Card in a language. */
async function findSample(wanted: SampleLanguageName): Promise<string> {
  const samples = await siteSamples('en');
  return samples.find(({ id, language }) => id === 'openCard' && language === wanted)?.code.source ?? '';
}

/** Gives the path of the script that the command says to source. */
function startSandbox(): Promise<string> {
  const words = ['--import', 'tsx', 'site/commands/sandbox.ts', '--port', '0', '--quiet'];
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
