import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import type { SampleLanguageName } from '../../../src/model/sample-languages.ts';
import { className } from '../../../src/samples/file-name.ts';
import type { SiteSample } from '../site-samples.ts';
import { addPhpLibrary, copyInto, HELPERS, ROOT, run } from '../toolchain.ts';

/** How the samples of a language are run: each in its own folder, as a reader saves them beside the helper. */
export type LanguageRunner = {
  /** Published files that the samples use, in `samples/`. */
  helpers: string[];
  file: (sample: SiteSample) => string;
  /** Compiles all samples at once, where the language is compiled. */
  build?: (folders: string[], base: string) => Promise<void>;
  command: (sample: SiteSample, folder: string) => string[];
  /** Prints the version. */
  version: string[];
};

const PYTHON = 'merchant_signing.py';
const JAVA = ['-Xshare:auto', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

export const RUNNERS: Record<SampleLanguageName, LanguageRunner> = {
  bash: {
    helpers: ['merchant-signing.sh', PYTHON],
    file: () => 'sample.sh',
    command: () => ['bash', 'sample.sh'],
    version: ['curl', '--version'],
  },
  ts: {
    helpers: ['merchant-signing.mts'],
    file: () => 'sample.mts',
    build: async (folders) => {
      for (const folder of folders) {
        await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
        for (const name of await readdir(folder)) if (/\.m?ts$/.test(name)) await stripTypes(join(folder, name));
      }
    },
    command: () => ['node', 'sample.mjs'],
    version: ['node', '--version'],
  },
  python: {
    helpers: [PYTHON],
    file: () => 'sample.py',
    command: () => ['python3', 'sample.py'],
    version: ['python3', '--version'],
  },
  java: {
    helpers: ['MerchantSigning.java'],
    file: ({ id }) => `${className(id)}.java`,
    // One compiler for all: each folder is a source tree of its own, and the class of the helper is the same in all of them.
    build: async (folders) => {
      const compile = join(HELPERS, '../tests/samples/execution/CompileAll.java');
      await run(['java', ...JAVA, compile, ...folders], { cwd: ROOT });
    },
    command: ({ id }) => ['java', ...JAVA, '-cp', '.', className(id)],
    version: ['java', '--version'],
  },
  go: {
    helpers: ['merchant_signing.go'],
    file: () => 'sample.go',
    build: async (_, base) => {
      await writeFile(join(base, 'go.mod'), 'module samples\n\ngo 1.19\n');
      await mkdir(join(base, 'bin'));
      await run(['go', 'build', '-ldflags=-s -w', '-o', 'bin/', './...'], { cwd: base, env: { GO111MODULE: 'on' } });
    },
    command: ({ name }, folder) => [join(folder, '../bin', name)],
    version: ['go', 'version'],
  },
  php: {
    helpers: ['merchant-signing.php'],
    file: () => 'sample.php',
    build: async (folders) => {
      for (const folder of folders) await addPhpLibrary(folder);
    },
    command: () => ['php', 'sample.php'],
    version: ['php', '--version'],
  },
};

/** What Node.js 22 does by itself, once instead of at every start. */
async function stripTypes(file: string): Promise<void> {
  const source = await readFile(file, 'utf8');
  const { outputText } = transpileModule(source, {
    compilerOptions: { module: ModuleKind.ESNext, target: ScriptTarget.ES2022, rewriteRelativeImportExtensions: true },
  });
  await writeFile(file.replace(/ts$/, 'js'), outputText);
}

/** Writes the samples of a language into folders named after them, and compiles them. Gives the folder of a sample. */
export async function installSamples(
  runner: LanguageRunner,
  samples: SiteSample[],
  base: string,
): Promise<(sample: SiteSample) => string> {
  const getFolder = ({ name }: SiteSample) => join(base, name);
  for (const sample of samples) {
    const folder = getFolder(sample);
    await mkdir(folder, { recursive: true });
    await copyInto(
      folder,
      runner.helpers.map((name) => join(HELPERS, name)),
    );
    await writeFile(join(folder, runner.file(sample)), `${sample.code.source}\n`);
  }
  await runner.build?.(samples.map(getFolder), base);
  return getFolder;
}

/** `Python 3.11.7`, `curl 7.88.1`. */
export async function readVersion(label: string, { version }: LanguageRunner): Promise<string> {
  const [number] = /\d+(?:\.\d+)+/.exec(await run(version, { cwd: ROOT })) ?? [];
  return `${label} ${number}`;
}
