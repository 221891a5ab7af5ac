import { mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { required } from '../../packages/base/invariant.ts';

/** A page of a built site, as the bench needs it. */
export type MeasuredPage = {
  /** Below the base, as in an address: `guide/`. */
  path: string;
  /** File below the site's folder. */
  file: string;
  /** Language of the text. */
  lang: string;
};

export async function readMeasuredPage(dir: string, path: string): Promise<MeasuredPage> {
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`;
  const lang = required(
    /<html lang="([^"]+)"/.exec(await readFile(join(dir, file), 'utf8'))?.[1],
    'A page states its language.',
  );
  return { path, file, lang };
}

/** Writes the same pages without any script, with the same assets, into a new folder: the least that their content can cost. */
export async function writeStaticFloor(dir: string, pages: MeasuredPage[]): Promise<string> {
  const floor = await mkdtemp(join(tmpdir(), 'bench-floor-'));
  await symlink(join(dir, 'assets'), join(floor, 'assets'));
  for (const { file } of pages) {
    const html = await readFile(join(dir, file), 'utf8');
    await mkdir(dirname(join(floor, file)), { recursive: true });
    await writeFile(join(floor, file), html.replace(/<script(?! type="application)[^>]*>.*?<\/script>/gs, ''));
  }
  return floor;
}
