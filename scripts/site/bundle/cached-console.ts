import { join } from 'node:path';
import { build } from 'vite';
import type { ConsoleBundle } from './console-bundle.ts';
import { collectPackages } from './shipped-packages.ts';

type MakeOptions = {
  /** Folder of the project. */
  root: string;
  base: string;
  /** Receives `assets/`. */
  folder: string;
};

/** Bundles Scalar and what is ours around it. */
export async function makeConsole({ root, base, folder }: MakeOptions): Promise<ConsoleBundle> {
  const name = 'assets/console/[name]-[hash]';
  const packages = new Set<string>();
  const result = await build({
    plugins: [collectPackages(packages)],
    root,
    base,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 5000,
      target: ['chrome123', 'firefox121', 'safari17.5'],
      rolldownOptions: {
        input: { console: join(root, 'src/console/console.tsx') },
        checks: { pluginTimings: false },
        output: { entryFileNames: `${name}.js`, chunkFileNames: `${name}.js`, assetFileNames: `${name}[extname]` },
      },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('one output expected');
  const script = result.output.find((file) => file.type === 'chunk' && file.isEntry)?.fileName;
  const style = result.output.find(({ fileName }) => fileName.endsWith('.css'))?.fileName;
  if (script === undefined || style === undefined) throw new Error('the console has no script or no style');
  return { script, style, packages: [...packages] };
}
