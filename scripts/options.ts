import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Folder of the project. */
export const ROOT = resolve(import.meta.dirname, '..');

/** `--site DIR --out DIR`: this site into `dist/` unless they say otherwise. */
export function readBuildOptions(args: string[]): { siteDir: string; outDir: string } {
  const { values } = parseArgs({ args, options: { site: { type: 'string' }, out: { type: 'string' } } });
  return { siteDir: resolve(values.site ?? ROOT), outDir: resolve(values.out ?? resolve(ROOT, 'dist')) };
}
