import { join } from 'node:path';
import type { SampleLanguageName } from '../../src/model/sample-languages.ts';
import { needs } from '../setup/installed.ts';
import { addPhpLibrary, copyInto, HELPERS, ROOT, run, TSX } from './toolchain.ts';

const DRIVERS = join(ROOT, 'tests/samples/drivers');
const JAVA_ENCODING = ['-Dfile.encoding=UTF-8', '-Dsun.jnu.encoding=UTF-8'];

/** The program that calls the signing helper of a language: what it needs, and its command once it is built. */
type HelperDriver = { needed: ReturnType<typeof needs>; build: (folder: string) => Promise<string[]> };

export const HELPER_DRIVERS: Record<SampleLanguageName, HelperDriver> = {
  bash: {
    needed: needs(['bash', 'curl', 'openssl'], 'cURL'),
    build: async (folder) => {
      await copyInto(folder, [join(HELPERS, 'merchant-signing.sh')]);
      return ['bash', join(DRIVERS, 'driver.sh')];
    },
  },
  ts: {
    needed: needs([], 'Node.js'),
    build: async () => ['node', TSX, join(DRIVERS, 'driver.ts')],
  },
  python: {
    needed: needs('python-cryptography', 'Python'),
    build: async (folder) => {
      await copyInto(folder, [join(HELPERS, 'merchant_signing.py')]);
      return ['python3', join(DRIVERS, 'driver.py')];
    },
  },
  php: {
    needed: needs('php-phpseclib', 'PHP'),
    build: async (folder) => {
      await copyInto(folder, [join(HELPERS, 'merchant-signing.php')]);
      await addPhpLibrary(folder);
      // As PHP is without a php.ini: traces contain arguments.
      return ['php', '-d', 'zend.exception_ignore_args=0', '-d', 'display_errors=1', join(DRIVERS, 'driver.php')];
    },
  },
  java: {
    needed: needs('java', 'Java'),
    build: async (folder) => {
      const sources = [join(HELPERS, 'MerchantSigning.java'), join(DRIVERS, 'Driver.java')];
      await run(['javac', '-encoding', 'UTF-8', '-Xlint:all', '-Werror', '-d', folder, ...sources], { cwd: folder });
      return ['java', ...JAVA_ENCODING, '-cp', folder, 'Driver'];
    },
  },
  go: {
    needed: needs('go', 'Go'),
    build: async (folder) => {
      await copyInto(folder, [join(HELPERS, 'merchant_signing.go'), join(DRIVERS, 'driver.go')]);
      await run(['go', 'build', '-o', 'driver', 'driver.go', 'merchant_signing.go'], { cwd: folder });
      return [join(folder, 'driver')];
    },
  },
};
