import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeBuildInfo } from '../../scripts/hosting/build-info.ts';

const TEXT = 'All cards of a merchant. '.repeat(40);
/** A site at the root of its origin: as little as has every kind of file. */
const FILES: Record<string, string> = {
  'index.html': TEXT,
  'index.md': '# Cards',
  'guide.html': `Guide. ${TEXT}`,
  'guide.md': '# Guide',
  'guide/index.html': 'The folder beside the page.',
  '404.html': 'Not found',
  'en/index.html': 'English',
  'en/404.html': 'Not found in English',
  '.well-known/api-catalog': `{"linkset": "${TEXT}"}`,
  'downloads/simulator-2.0.0-3f9c1a2b.tgz': 'package',
};

/** Writes a built site, with a script and data of its own. */
export async function writeSmallSite(dir: string, script = 'Br_f5ukN', id = '40b8f2b68503'): Promise<void> {
  const files = { ...FILES, [`assets/client-${script}.js`]: `// ${TEXT}`, [`_build/${id}/_data/site.json`]: '{}' };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), text);
  }
  await writeBuildInfo(dir, { base: '/', id });
}
