import { hydrateOnIdle } from '../boot/hydrate-on-idle.ts';
import { emit, listen } from '../dom/events.ts';
import { type SearchFile, unpackSearchData } from '../model/search-file.ts';
import { search } from '../search/engine/query.ts';
import { buildIndex, type SearchIndex } from '../search/engine/search-index.ts';
import { enableExampleChoices } from './example-choice.ts';
import { fillPanels } from './fill-panels.ts';
import { openSearchBox } from './search-box.ts';
import { findProgram } from './served-page.ts';

/**
 * The script of an archived page. Where a server has the page, it starts the program of the site. A page that was opened as a file loads no module and no worker, and
 * fetches nothing: there this classic script is the search, with the index as another, which is loaded when the reader searches.
 */
declare global {
  var offlineSearch: SearchFile | undefined;
}

const LIMITS = { pages: 12, hits: 3, excerpt: 140 };

const { client, index: source = '', root = '', searchWords = '{}' } = document.currentScript?.dataset ?? {};
let index: Promise<SearchIndex> | undefined;

function loadIndex(): Promise<SearchIndex> {
  index ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    script.addEventListener('load', () => {
      if (globalThis.offlineSearch) resolve(buildIndex(unpackSearchData(globalThis.offlineSearch)));
      else reject(new Error(`${source} has no index.`));
    });
    script.addEventListener('error', () => reject(new Error(`${source} was not loaded.`)));
    document.head.append(script);
  });
  return index;
}

/** `/guide/` is `guide/index.html`, from where the page is. */
function toFile(path: string, id?: string): string {
  return `${root}${path.slice(1)}${path.endsWith('/') ? 'index' : ''}.html${id === undefined ? '' : `#${id}`}`;
}

function readAsFile(): void {
  listen('search:toggle', () =>
    openSearchBox({
      // Written by the archive, of which this script is a part: `scripts/offline/offline-site.ts`.
      words: JSON.parse(searchWords),
      find: async (text) => search(await loadIndex(), text, LIMITS).groups,
      toFile,
    }),
  );
  emit('search:ready', undefined);
  fillPanels();
  enableExampleChoices();
}

if (location.protocol === 'file:') readAsFile();
else hydrateOnIdle({ client: findProgram(client) });
