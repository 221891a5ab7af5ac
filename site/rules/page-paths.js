import { resolvePath } from '../../scripts/document/paths.js';

/**
 * Paths of the pages that have a guide in every language, beside the folder of a description: `guides/zh/token/index.md` with its
 * English twin is `/token/`. Undefined where no files can be read. Pages in one language only are the compiler's to report.
 * @param {string} file
 * @returns {ReadonlySet<string> | undefined}
 */
export function readPagePaths(file) {
  // An import of `node:fs` would keep Spectral's editor plugin from loading the rules at all.
  const fs = globalThis.process?.getBuiltinModule?.('node:fs');
  if (!fs) return undefined;
  const folder = resolvePath(file, '../guides');
  const locales = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const [first, ...others] = locales.map((locale) => {
    const names = fs.readdirSync(`${folder}/${locale}`, { recursive: true, encoding: 'utf8' });
    return new Set(names.filter((name) => name.endsWith('.md')).map(toPath));
  });
  return new Set([...(first ?? [])].filter((path) => others.every((paths) => paths.has(path))));
}

/**
 * `guide/card/open-card.md` → `/guide/card/open-card`; `guide/index.md` → `/guide/`.
 * @param {string} name
 * @returns {string}
 */
function toPath(name) {
  const path = `/${name.replaceAll('\\', '/').slice(0, -'.md'.length)}`;
  return path.endsWith('/index') ? path.slice(0, -'index'.length) : path;
}
