import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageDataAddress, searchDataAddress, siteDataAddress } from '../../../src/model/data-address.ts';
import { pageUrl } from '../../../src/model/links.ts';
import { OFFLINE_PATH } from '../../../src/model/not-found-paths.ts';
import type { SiteData } from '../../../src/model/site.ts';
import { WORKER_FILE, type WorkerLanguage, type WorkerSite } from '../../../src/model/worker-site.ts';
import { HASHED_PATHS } from '../../hosting/rules.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { dataFolder } from './version-data.ts';

type WorkerOptions = {
  /** The built site. */
  folder: string;
  /** Of each language and version. */
  sites: [SiteData, ...SiteData[]];
  /** Name of the build. */
  id: string;
  bundle: Pick<Bundle, 'serviceWorker' | 'removal' | 'offline'>;
};

/** Writes the service worker of a site. A site without one has a worker that removes the one of an earlier build. */
export async function writeServiceWorker({ folder, sites, id, bundle }: WorkerOptions): Promise<void> {
  const [{ base, serviceWorker }] = sites;
  const languages = sites.map((site) => describeLanguage(site, { id, shared: bundle.offline }));
  const site: WorkerSite = {
    base,
    id,
    hashed: HASHED_PATHS,
    mark: `data-root="${base}_build/`,
    languages: languages.sort((a, b) => b.prefix.length - a.prefix.length),
  };
  const text = serviceWorker
    ? `const SITE = ${JSON.stringify(site)};\n${bundle.serviceWorker}\n`
    : `const SITE = ${JSON.stringify({ base })};\n${bundle.removal}\n`;
  await writeFile(join(folder, WORKER_FILE), text);
}

function describeLanguage(site: SiteData, { id, shared }: { id: string; shared: string[] }): WorkerLanguage {
  const data = [siteDataAddress(site), pageDataAddress(site, OFFLINE_PATH)];
  if (site.search?.mode !== 'remote') data.push(searchDataAddress(site));
  return {
    prefix: pageUrl('/', site),
    offlinePage: pageUrl(OFFLINE_PATH, site),
    files: [...shared, ...data.map((address) => site.base + dataFolder(id) + address)],
  };
}
