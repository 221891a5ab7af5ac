import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Name and version of a package, and its licences. */
export type Notice = { name: string; text: string };

/** The file of a package with the licences of what it contains. */
export const NOTICES = 'third-party-notices.txt';

const FONTS = 'src/assets/fonts';
const RULE = '-'.repeat(80);

/** Adds the folder of every package with code in a bundle, such as `node_modules/react`, to `folders`. Vite's own `build.license` leaves out workers. */
export function collectPackages(folders: Set<string>): Plugin {
  return {
    name: 'collect-packages',
    generateBundle(_, output) {
      for (const file of Object.values(output)) {
        for (const id of file.type === 'chunk' ? file.moduleIds : []) {
          const folder = getPackageFolder(id);
          if (folder !== undefined) folders.add(folder);
        }
      }
    },
  };
}

/** `node_modules/a/node_modules/@b/c` of a module in it. */
function getPackageFolder(id: string): string | undefined {
  return /[\\/](node_modules[\\/](?:.*[\\/]node_modules[\\/])?(?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id)?.[1];
}

/** The licences of all packages and fonts that readers of a site receive, as the packages have them. `root`: folder of the generator. */
export async function formatThirdPartyNotices(root: string, packages: readonly Notice[]): Promise<string> {
  const names = [...new Set(packages.map(({ name }) => name))].sort();
  const unique = names.flatMap((name) => packages.find((notice) => notice.name === name) ?? []);
  const notices = [...unique, ...(await readFontNotices(root))];
  return format('This site contains third-party software and fonts, under these licences.', notices);
}

/** The licences of the packages in a program. */
export async function formatProgramNotices(root: string, folders: Iterable<string>): Promise<string> {
  const notices = await readPackageNotices(root, folders);
  return format('This program contains third-party software, under these licences.', notices);
}

function format(introduction: string, notices: readonly Notice[]): string {
  // Packages of one project have one text.
  const names = new Map<string, string[]>();
  for (const { name, text } of notices) names.set(text, [...(names.get(text) ?? []), name]);
  const parts = [...names].map(([text, names]) => `${names.join('\n')}\n\n${text}`);
  return `${[introduction, ...parts].join(`\n\n${RULE}\n\n`)}\n`;
}

/** The licences of packages. `folders` are absolute, or relative to `root`: `node_modules/react`. */
export function readPackageNotices(root: string, folders: Iterable<string>): Promise<Notice[]> {
  return Promise.all([...new Set(folders)].sort().map((folder) => readPackageNotice(resolve(root, folder))));
}

async function readPackageNotice(folder: string): Promise<Notice> {
  const text = await readFile(join(folder, 'package.json'), 'utf8');
  const { name, version, license, author }: Record<string, unknown> = JSON.parse(text);
  const files = (await readdir(folder)).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const holder = typeof author === 'string' ? author : Object(author).name;
  const terms = `Licence: ${license ?? 'not stated'}${holder ? `, by ${holder}` : ''}. The package has no file with its text.`;
  return { name: `${name} ${version}`, text: texts.map((text) => text.trim()).join('\n\n') || terms };
}

async function readFontNotices(root: string): Promise<Notice[]> {
  const files = (await readdir(join(root, FONTS))).filter((file) => /^OFL-.*\.txt$/.test(file)).sort();
  return await Promise.all(
    files.map(async (file) => ({
      name: `Font: ${file.slice('OFL-'.length, -'.txt'.length)}`,
      text: (await readFile(join(root, FONTS, file), 'utf8')).trim(),
    })),
  );
}
