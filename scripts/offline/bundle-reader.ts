import { join } from 'node:path';

/** The search of an offline site as a classic script: a page that was opened as a file loads no module. */
export async function bundleReader(root: string): Promise<string> {
  const { build } = await import('vite');
  const output = await build({
    ...{ root, configFile: false, logLevel: 'error', publicDir: false },
    build: {
      ...{ write: false, minify: true, copyPublicDir: false, target: ['chrome123', 'firefox121', 'safari17.5'] },
      rolldownOptions: {
        input: join(root, 'src/offline/reader.ts'),
        output: { format: 'iife', entryFileNames: 'reader.js', codeSplitting: false },
        checks: { pluginTimings: false },
      },
    },
  });
  const chunk = (Array.isArray(output) ? output : [output])
    .flatMap((result) => ('output' in result ? result.output : []))
    .find(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The search of the offline site was to become one script.');
  return chunk.code;
}
