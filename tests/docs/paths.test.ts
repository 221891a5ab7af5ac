import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import picomatch from 'picomatch';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/installation/installation.ts';

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
const FOLDERS = 'src|scripts|site|packages|samples|tests|guides|openapi|asyncapi|decisions|docs';
/** A word that begins with one of our folders, alone or among alternatives: `{src,scripts}/**`. */
const GLOB = new RegExp(`["'\\s](?:\\.\\/|!)?((?:${FOLDERS}|\\{[\\w,/]*(?:${FOLDERS})[\\w,/]*\\})\\/[^"'\\s]*)`, 'g');
/** Of our code: documents and guides are named as examples too. */
const CODE_PATH = /['"]((?:src|scripts|site(?=\/[a-z])|packages|tests)(?:\/[\w.-]+)+)['"]/g;
const CODE = /^(?:src|scripts|site|packages)\/.*(?<!\.test)\.(?:tsx?|m?js)$/;

/** Written by commands, so that git does not track it. */
const GENERATED = 'packages/simulator/generated';

const CONFIGURATION = [
  ...['biome.json', 'cspell.json', 'knip.json', 'package.json', 'vite.config.ts', 'vitest.config.ts', '.spectral.yaml'],
  ...tracked.filter((file) => /(?:^|\/)tsconfig[\w.]*\.json$|^\.github\/workflows\/|^(?:redocly|action)\.y/.test(file)),
];

test.each(CONFIGURATION)('every path and glob of %s matches a file', (file) => {
  const text = readFileSync(join(ROOT, file), 'utf8').replaceAll('\\"', '"');
  const globs = [...text.matchAll(GLOB)].map(([, glob = '']) => glob.replace(/[.,]$/, ''));
  const isFound = (glob: string) => matchesFile(glob) || matchesFile(posix.join(dirname(file), glob));

  expect(globs.filter((glob) => !isFound(glob))).toEqual([]);
});

test('paths in code name files or folders', () => {
  const missing = tracked
    .filter((file) => CODE.test(file))
    .flatMap((file) => {
      const paths = [...readFileSync(join(ROOT, file), 'utf8').matchAll(CODE_PATH)].map(([, path = '']) => path);
      return paths.filter((path) => !existsSync(join(ROOT, path)) && !existsSync(join(ROOT, `${path}.ts`)));
    });

  expect(missing).toEqual([]);
});

/** Whether a tracked file is at the path, below it, or matched by it. */
function matchesFile(glob: string): boolean {
  const isMatch = picomatch(glob);
  const folder = `${glob.replace(/\/$/, '')}/`;
  return (
    glob.startsWith(GENERATED) || tracked.some((file) => file === glob || file.startsWith(folder) || isMatch(file))
  );
}
