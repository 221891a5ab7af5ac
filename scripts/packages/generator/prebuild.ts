import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { runBuild } from '../../site/bundle/bundle.ts';
import { PREBUILT_BASE } from '../../site/bundle/prebuilt.ts';

/** Bundles the interface into `outDir`, as `copyPrebuilt` takes it. */
export async function prebuild(root: string, outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const request = { root, base: PREBUILT_BASE, outDir, isSelfContained: true };
  const { inputs: _, ...bundle } = await runBuild(request);
  const site = join(outDir, 'site');
  const based = await listFilesWith(PREBUILT_BASE, site);
  const elsewhere = await listFilesWith(PREBUILT_BASE, join(outDir, 'server'));
  if (elsewhere.length > 0)
    throw new Error(`${elsewhere[0]} of the prerender has the base in it, which is not replaced there.`);
  await writeFile(join(outDir, 'bundle.json'), JSON.stringify({ ...bundle, based }));
}

/** Paths below `folder` of the files with this text. */
async function listFilesWith(text: string, folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(files.map(async (file) => ((await readFile(file)).includes(text) ? [file] : [])));
  return found.flat().map((file) => relative(folder, file).replaceAll(sep, '/'));
}
