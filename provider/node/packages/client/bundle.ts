import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** Bundles a module with all that it imports, for every platform that has WebCrypto and `fetch`. Readable: who signs with it reads it. */
export async function bundleModule(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry, formats: ['es'] },
    },
  });
  const [output] = [result].flat() as Rolldown.RolldownOutput[];
  const [chunk, ...others] = output?.output ?? [];
  if (!chunk || others.length > 0) throw new Error(`${entry} is not one module.`);
  return chunk.code;
}

/** The licences of bundled packages, each with its name. */
export async function readLicences(root: string, packages: readonly string[]): Promise<string> {
  const texts = packages.map(
    async (name) => `${name}\n\n${await readFile(join(root, 'node_modules', name, 'LICENSE'), 'utf8')}`,
  );
  return (await Promise.all(texts)).join('\n---\n\n');
}
