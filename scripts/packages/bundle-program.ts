import { collectPackages, formatProgramNotices } from './third-party-notices.ts';

type ProgramOptions = {
  root: string;
  /** Name of the file: `mcp.mjs`. */
  file: string;
  /** The module that runs: its file, or its text, which imports by paths from the root. */
} & ({ entry: string } | { source: string });

const VIRTUAL = 'virtual:program';

/**
 * A program for Node as one file with everything that it imports, which can be started by its name, and the licences of what it contains. Vite is loaded only here: a cached package
 * needs no bundler.
 */
export async function bundleProgram({
  root,
  file,
  ...program
}: ProgramOptions): Promise<{ code: string; notices: string }> {
  const folders = new Set<string>();
  const { build } = await import('vite');
  const output = await build({
    ...{ root, configFile: false, logLevel: 'error', publicDir: false },
    plugins: [
      collectPackages(folders),
      {
        name: 'program',
        resolveId: (id, importer) => (id === VIRTUAL ? id : importer === VIRTUAL ? root + id : undefined),
        load: (id) => (id === VIRTUAL && 'source' in program ? program.source : undefined),
      },
    ],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ...{ ssr: true, write: false, target: 'node20', minify: true, copyPublicDir: false },
      rolldownOptions: {
        input: 'entry' in program ? program.entry : VIRTUAL,
        // `ws` tries for two packages of native code, and does without.
        external: ['bufferutil', 'utf-8-validate'],
        output: { format: 'es', entryFileNames: file, codeSplitting: false, banner: '#!/usr/bin/env node' },
        checks: { pluginTimings: false },
      },
    },
  });
  const chunks = (Array.isArray(output) ? output : [output]).flatMap((result) =>
    'output' in result ? result.output : [],
  );
  const [chunk, ...others] = chunks;
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${file} was to become one file.`);
  return { code: chunk.code, notices: await formatProgramNotices(root, folders) };
}
