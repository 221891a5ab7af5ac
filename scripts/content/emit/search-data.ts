import { searchDataAddress } from '../../../src/model/data-address.ts';
import { groupBy } from '../../../src/model/group-by.ts';
import type { SearchData } from '../../../src/model/search.ts';
import { packSearchData } from '../../../src/model/search-file.ts';
import type { CompiledPages } from '../compile.ts';
import type { LocaleBuild } from '../compose/locale-build.ts';
import type { Output } from './output.ts';
import { toSearchData } from './search.ts';

/** The search index of each language and version. A page is also found by its titles in the other languages. */
export function* searchData(compiled: CompiledPages): Iterable<Output> {
  for (const localeBuild of compiled.localeBuilds) {
    const { locale, version } = localeBuild.site;
    const data = composeSearchData(compiled, localeBuild);
    yield { path: searchDataAddress({ locale, version }), content: JSON.stringify(packSearchData(data)) };
  }
}

export function composeSearchData(
  { config: { searchHelp }, localeBuilds }: CompiledPages,
  { site, pages }: LocaleBuild,
): SearchData {
  const { locale, version } = site;
  const others = localeBuilds.filter((other) => other.site.version === version && other.site.locale !== locale);
  const titles = groupBy(
    others.flatMap((other) => other.pages),
    ({ path }) => path,
  );
  return toSearchData(pages, {
    ...searchHelp?.words[locale],
    last: searchHelp?.last,
    titles: new Map([...titles].map(([path, same]) => [path, same.map(({ title }) => title)])),
  });
}
