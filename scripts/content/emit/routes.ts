import type { LocaleBuild } from '../compose/locale-build.ts';

/** TypeScript source of the union of all paths, so that a link in code to a page that does not exist does not compile. */
export function routesSource(localeBuilds: LocaleBuild[]): string {
  const pages = localeBuilds.flatMap((localeBuild) => localeBuild.pages).filter(({ layout }) => layout !== 'not-found');
  const paths = [...new Set(pages.map(({ path }) => path))].sort();
  const union = paths.map((path) => `  | ${JSON.stringify(path)}`).join('\n');
  return `// Generated from guides and API documents. Not to be edited.\n\nexport type RoutePath =\n${union || '  never'};\n`;
}
