import { isAbsolute } from 'node:path';
import type { PackageFile } from '../package.ts';

/** Modules that others start by their file, besides the program. */
type Program = { files: PackageFile[]; packages: string[] };

/** Packages that are compiled with the program: their manifests ask for a newer Node than their code needs, and npm would warn or refuse. */
const COMPILED = /^@scalar\//;

/**
 * The modules that `entries` reach as JavaScript, each at its path below `root`: what they read beside them is at the same place in the package.
 * `packages`: names of what they import from others, sorted.
 */
export async function compileProgram(root: string, entries: readonly string[]): Promise<Program> {
  const { build } = await import('vite');
  const output = await build({
    ...{ root, configFile: false, logLevel: 'error', publicDir: false },
    ssr: { noExternal: COMPILED },
    build: {
      ...{ ssr: true, write: false, target: 'node20', minify: false, copyPublicDir: false },
      rolldownOptions: {
        input: [...entries],
        external: (id) => !id.startsWith('.') && !isAbsolute(id) && !COMPILED.test(id),
        output: { format: 'es', preserveModules: true, preserveModulesRoot: root, entryFileNames: toFileName },
        checks: { pluginTimings: false },
      },
    },
  });
  const chunks = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const files: PackageFile[] = [];
  const packages = new Set<string>();
  for (const chunk of chunks) {
    if (chunk.type !== 'chunk') throw new Error(`${chunk.fileName}: a program has modules only.`);
    files.push({ path: chunk.fileName, content: chunk.code });
    for (const id of [...chunk.imports, ...chunk.dynamicImports])
      if (!own.has(id) && !id.startsWith('node:')) packages.add(toPackageName(id));
  }
  return { files, packages: [...packages].sort() };
}

/** npm would take a folder `node_modules` of an archive for dependencies. */
function toFileName({ name }: { name: string }): string {
  return `${name.replace(/^node_modules/, 'vendor')}.js`;
}

/** `@scope/name` of `@scope/name/part.js` */
function toPackageName(id: string): string {
  return id.split('/', id.startsWith('@') ? 2 : 1).join('/');
}
