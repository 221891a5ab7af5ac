import { required } from '../../../../src/model/invariant.ts';

const ENTRY = 'virtual:command';

/** One file that Node runs, with all that it imports, from the text of its first module. Vite is loaded here, because a cached package needs no bundler. */
export async function bundleCommand(root: string, source: string): Promise<string> {
  const { build } = await import('vite');
  const result = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'command',
        resolveId: (id, importer) => (id === ENTRY ? id : importer === ENTRY ? { id: root + id } : undefined),
        load: (id) => (id === ENTRY ? source : undefined),
      },
    ],
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: true,
      target: 'node20',
      minify: true,
      rolldownOptions: {
        input: { command: ENTRY },
        // `ws` tries for two packages of native code, and does without.
        external: ['bufferutil', 'utf-8-validate'],
        output: { codeSplitting: false, banner: '#!/usr/bin/env node' },
        checks: { pluginTimings: false },
      },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('one output expected');
  return required(result.output.find((file) => file.type === 'chunk')?.code, 'The command is a chunk.');
}
