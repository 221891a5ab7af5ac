import type { DescribedDocument } from '../../describe/document/documents.ts';
import { kebab } from '../pages/reference-page.ts';

const pathsOf = new WeakMap<DescribedDocument, Map<string, string>>();

/** Path of the page of a component. Of names that differ in letter case only, the later ones have a number. */
export function typePath(api: DescribedDocument, name: string): string | undefined {
  const paths = pathsOf.get(api) ?? createPaths(api);
  pathsOf.set(api, paths);
  return paths.get(name);
}

function createPaths(api: DescribedDocument): Map<string, string> {
  const counts = new Map<string, number>();
  return new Map(
    api.types.map(({ name }) => {
      const path = `/${kebab(api.id)}/types/${kebab(name)}`;
      const count = (counts.get(path) ?? 0) + 1;
      counts.set(path, count);
      return [name, count === 1 ? path : `${path}-${count}`];
    }),
  );
}
