import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeIfChanged } from '../../content/emit/write.ts';
import { formatIconNames, formatIconStyles, type IconFile } from './icon-sprite.ts';

/** Folder of the icons, one file each: below the project. Those in `deferred/` are in no first view but that of the home page. */
const ICONS = 'src/assets/icons';

/**
 * Writes the sprites `.generated/icons.css` and `.generated/deferred-icons.css`, and `.generated/icons.ts`, the names. `root`: folder of
 * the project.
 */
export async function generateIcons(root: string): Promise<void> {
  const icons = await readIcons(join(root, ICONS));
  const deferred = await readIcons(join(root, ICONS, 'deferred'));
  const folder = join(root, '.generated');
  await writeIfChanged({ path: 'icons.css', content: formatIconStyles(icons) }, folder);
  await writeIfChanged({ path: 'deferred-icons.css', content: formatIconStyles(deferred, 'own') }, folder);
  await writeIfChanged({ path: 'icons.ts', content: formatIconNames([...icons, ...deferred]) }, folder);
}

async function readIcons(folder: string): Promise<IconFile[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.svg')).sort();
  return await Promise.all(
    files.map(async (file) => ({
      name: file.slice(0, -'.svg'.length),
      svg: await readFile(join(folder, file), 'utf8'),
    })),
  );
}
