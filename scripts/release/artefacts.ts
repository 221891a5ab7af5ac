import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Release } from '../../src/model/release.ts';
import { listFiles } from '../checks/site-files.ts';
import { toArchive } from '../packages/archive.ts';
import { createBillOfMaterials } from './bill-of-materials.ts';

type Options = {
  /** The project, whose packages the bill of materials lists. */
  root: string;
  /** The built site. */
  dist: string;
  /** The folder that is written anew. */
  out: string;
  release: Release;
  /** The archive of the generator, `npm run package`. */
  generator: string;
};

const CHECKSUMS = 'SHA256SUMS';

/**
 * Writes what is published with a tag: the site, its packages, the generator, the bill of materials, the notes, and the checksums of all of them, as
 * `sha256sum --check` reads them. The same commit gives the same bytes.
 */
export async function writeArtefacts({ root, dist, out, release, generator }: Options): Promise<string[]> {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const { version } = release;
  await writeFile(join(out, `site-${version}.tgz`), await archiveFolder(dist));
  for (const name of await listPackages(dist)) await copyFile(join(dist, 'downloads', name), join(out, name));
  await copyFile(generator, join(out, basename(generator)));
  await writeFile(join(out, `site-${version}.cdx.json`), await createBillOfMaterials(root, release));
  await writeFile(join(out, 'NOTES.md'), writeNotes(release));
  const names = (await readdir(out)).sort();
  const lines = await Promise.all(names.map(async (name) => `${await hashFile(join(out, name))}  ${name}\n`));
  await writeFile(join(out, CHECKSUMS), lines.join(''));
  return [...names, CHECKSUMS];
}

async function archiveFolder(dir: string): Promise<Buffer> {
  const files = (await listFiles(dir)).map(async (path) => ({ path, content: await readFile(join(dir, path)) }));
  return await toArchive(await Promise.all(files), 'site');
}

async function listPackages(dist: string): Promise<string[]> {
  const names = await readdir(join(dist, 'downloads')).catch((): string[] => []);
  return names.filter((name) => name.endsWith('.tgz'));
}

async function hashFile(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}

/** The summary of each language. */
function writeNotes({ version, date, summary }: Release): string {
  const parts = Object.values(summary).map((lines) => lines.map((line) => `- ${line}\n`).join(''));
  return `# ${version}, ${date}\n\n${parts.join('\n')}`;
}
