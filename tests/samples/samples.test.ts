import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { sampleLanguages } from '../../src/model/sample-languages.ts';
import { operations } from '../expected/documented.ts';
import { needs } from '../setup/installed.ts';
import { type SiteSample, siteSamples } from './site-samples.ts';
import { copyInto, describeLanguages, HELPERS, ROOT, run, TSC, workFolder } from './toolchain.ts';

const { folder, remove } = await workFolder();
afterAll(remove);

const samples = await siteSamples('en');

it('every operation has a sample of each example in each language, and the same in both locale builds but for its comments', async () => {
  const key = ({ name, language, code }: SiteSample) =>
    `${name} ${language}\n${code.source.replace(/(^|\s)(?:\/\/|#) .*$/gm, '$1')}`;
  const inChinese = await siteSamples('zh');

  expect(new Set(samples.map(({ id }) => id)).size).toBe(operations.length);
  expect(inChinese.map(key).sort()).toEqual(samples.map(key).sort());
  expect(inChinese.every(({ code }) => code.source.includes('运行：'))).toBe(true);
  expect(samples.every(({ code }) => /(?:\/\/|#) Run: /.test(code.source))).toBe(true);
  for (const locale of ['zh', 'en']) {
    const labels = (locale === 'zh' ? inChinese : samples).slice(0, 6).map(({ label }) => label);
    expect(labels).toEqual(sampleLanguages(locale).map(({ label }) => label));
  }
});

describeLanguages('each language accepts every sample', {
  bash: () =>
    it(...needs('bash', 'cURL'), async () => {
      for (const file of await write('bash', 'sh')) await run(['bash', '-n', file], { cwd: folder });
    }),

  ts: () =>
    it(...needs([], 'Node.js'), async () => {
      const files = await write('ts', 'mts', [join(HELPERS, 'merchant-signing.mts')]);
      const types = ['--types', 'node', '--typeRoots', join(ROOT, 'node_modules/@types')];
      const checks = ['--strict', '--noUncheckedIndexedAccess', '--erasableSyntaxOnly', '--verbatimModuleSyntax'];
      const modules = ['--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2023', '--skipLibCheck'];
      const options = ['--noEmit', '--allowImportingTsExtensions', ...checks, ...modules, ...types];
      await run(['node', TSC, ...options, ...files], { cwd: join(folder, 'ts') });
    }),

  python: () =>
    it(...needs('python', 'Python'), async () => {
      const files = await write('python', 'py');
      const compile = 'import ast, sys; [ast.parse(open(file, encoding="utf8").read(), file) for file in sys.argv[1:]]';
      await run(['python3', '-W', 'error', '-c', compile, ...files], { cwd: folder });
    }),

  java: () =>
    it(...needs('java', 'Java'), async () => {
      const files = await write('java', 'java', [join(HELPERS, 'MerchantSigning.java')]);
      const options = ['-encoding', 'UTF-8', '-Xlint:all', '-Werror', '-d', join(folder, 'classes')];
      await run(['javac', ...options, ...files, 'MerchantSigning.java'], { cwd: join(folder, 'java') });
    }),

  go: () =>
    it(...needs('go', 'Go'), async () => {
      const files = await write('go', 'go');
      expect(await run(['gofmt', '-l', HELPERS, ...files], { cwd: folder })).toBe('');
      // Each is a program: with the helper beside it, it is a package of its own.
      for (const file of files) {
        await mkdir(file.replace(/\.go$/, ''));
        await copyInto(file.replace(/\.go$/, ''), [file, join(HELPERS, 'merchant_signing.go')]);
      }
      await writeFile(join(folder, 'go/go.mod'), 'module samples\n\ngo 1.19\n');
      const packages = files.map((file) => `./${file.slice(join(folder, 'go').length + 1).replace(/\.go$/, '')}`);
      await run(['go', 'vet', ...packages], {
        cwd: join(folder, 'go'),
        env: { GO111MODULE: 'on', GOFLAGS: '-mod=mod' },
      });
    }),

  php: () =>
    it(...needs('php', 'PHP'), async () => {
      const files = await write('php', 'php', [join(HELPERS, 'merchant-signing.php')]);
      // One process for all: what PHP cannot parse throws.
      const check = 'foreach (array_slice($argv, 1) as $file) token_get_all(file_get_contents($file), TOKEN_PARSE);';
      await run(['php', '-r', check, '--', ...files], { cwd: folder });
    }),
});

/** Writes the samples of a language, one file each, beside the files that they need. Gives the files. */
async function write(language: string, extension: string, beside: string[] = []): Promise<string[]> {
  const own = join(folder, language);
  await mkdir(own, { recursive: true });
  await copyInto(own, beside);
  const chosen = samples.filter((sample) => sample.language === language);
  expect(chosen.length).toBeGreaterThan(30);
  return Promise.all(
    chosen.map(async ({ name, code }) => {
      // A second example of an operation would be a second class of the same name.
      const className = name.charAt(0).toUpperCase() + name.slice(1).replace('-', '_');
      const source =
        extension === 'java' ? code.source.replace(/public class \w+/, `public class ${className}`) : code.source;
      const file = join(own, `${extension === 'java' ? className : name}.${extension}`);
      await writeFile(file, `${source}\n`);
      return file;
    }),
  );
}
