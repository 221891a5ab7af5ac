import { chmod, copyFile, cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { required } from '../../packages/base/invariant.ts';
import { listFiles } from '../../scripts/checks/site-files.ts';
import { precompress } from '../../scripts/hosting/precompress.ts';
import { FIXTURE_SITE } from '../setup/sites.ts';

/** A temporary folder with the fixture site in `dist`, and a page beside a folder of its name. */
export async function copySite() {
  const folder = await mkdtemp(join(tmpdir(), 'hosting-'));
  // The servers run as another user.
  await chmod(folder, 0o755);
  const dir = join(folder, 'dist');
  await cp(FIXTURE_SITE.dir, dir, { recursive: true, preserveTimestamps: true });
  await mkdir(join(dir, 'beside'));
  await copyFile(join(dir, 'guide.html'), join(dir, 'beside.html'));
  for (const name of ['index', 'inner'])
    await copyFile(join(dir, 'reference/index.html'), join(dir, 'beside', `${name}.html`));

  const names = await listFiles(dir);
  // Without the search server that the site names, its index is searched.
  for (const name of names.filter((name) => name.endsWith('/site.json'))) {
    const { search: _, ...site } = JSON.parse(await readFile(join(dir, name), 'utf8'));
    await writeFile(join(dir, name), JSON.stringify(site));
  }
  // Once for all servers, whose outputs take over copies that are there.
  await precompress(dir);
  const find = (pattern: RegExp) =>
    FIXTURE_SITE.base +
    required(
      names.find((name) => pattern.test(name)),
      `The site has a file like ${pattern}.`,
    );
  const hashed = {
    asset: find(/^assets\/.*\.woff2$/),
    text: find(/^assets\/client-.*\.js$/),
    data: find(/^_build\/[^/]+\/_data\/.*\.json$/),
  };
  return { folder, dir, hashed };
}
