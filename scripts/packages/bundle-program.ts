import { build } from 'vite';

type ProgramOptions = {
  root: string;
  /** Module that runs. */
  entry: string;
  /** Name of the file: `mcp.mjs`. */
  file: string;
};

/** A program for Node as one file with everything that it imports, which can be started by its name. */
export async function bundleProgram({ root, entry, file }: ProgramOptions): Promise<string> {
  const output = await build({
    ...{ root, configFile: false, logLevel: 'error', publicDir: false },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ...{ ssr: entry, write: false, target: 'node20', minify: true, copyPublicDir: false },
      rolldownOptions: {
        output: { format: 'es', entryFileNames: file, codeSplitting: false, banner: '#!/usr/bin/env node' },
      },
    },
  });
  const chunks = (Array.isArray(output) ? output : [output]).flatMap((result) =>
    'output' in result ? result.output : [],
  );
  const [chunk, ...others] = chunks;
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${entry} was to become one file.`);
  return chunk.code;
}
