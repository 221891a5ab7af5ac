import { stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { AuthorError } from '../../packages/base/node/author-error.ts';
import { SITE_OPTION, toFolder, UsageError } from '../../packages/base/node/options.ts';
import type { Caches } from '../content/cache/caches.ts';
import { describeDocumentSite } from '../content/read/document-site.ts';
import { readSite, type SiteFolder } from '../content/read/site.ts';
import { ORIGIN } from '../content/read/site-shape.ts';
import { type DownloadOptions, downloadDocument } from './download-document.ts';
import { findDocuments } from './find-documents.ts';
import { openCaches } from './generate-site.ts';
import { workFolder } from './work-folder.ts';

/** What a command reads, with caches, and the folder for what is made on the way to its pages. */
export type Source = {
  /** The site as its files say it now. */
  read: () => Promise<SiteFolder>;
  work: string;
  caches: Caches;
  /** Folders in which a change is one of the site. */
  folders: string[];
};

/** Options of every command that reads a site folder or documents. */
export const SOURCE_OPTIONS = {
  site: SITE_OPTION,
  spec: {
    type: 'string',
    multiple: true,
    value: 'FILE',
    help: 'an OpenAPI or AsyncAPI description, a folder with some, or an address, instead of a site folder; may be given several times, or without the name of the option',
  },
  origin: {
    type: 'string',
    value: 'URL',
    help: 'with documents: where the site is published, https://docs.example.com',
  },
  links: {
    type: 'string',
    value: 'URL',
    help: 'with documents: where links that begin with "/" and are no page here lead, https://example.com',
  },
  title: { type: 'string', value: 'TEXT', help: 'with documents: the title of the site' },
  header: {
    type: 'string',
    multiple: true,
    value: 'NAME: VALUE',
    help: 'with an address: a header of the request; may be given several times',
  },
  'allow-private': { type: 'boolean', help: 'with an address: it may be in a private network' },
  strict: { type: 'boolean', help: 'with documents: what breaks a rule is an error' },
} as const;

type SourceValues = {
  site: string;
  spec?: string[] | undefined;
  origin?: string | undefined;
  links?: string | undefined;
  title?: string | undefined;
  strict?: boolean | undefined;
  header?: string[] | undefined;
  'allow-private'?: boolean | undefined;
};

/** A site folder with its configuration, or API descriptions alone. `files` are descriptions without `--spec`. */
export async function openSource({ site, spec = [], ...options }: SourceValues, files: string[] = []): Promise<Source> {
  const given = [...spec, ...files];
  const [first, ...others] = given;
  if (first === undefined) {
    const siteDir = toFolder(site);
    const work = workFolder(siteDir);
    return { read: () => readSite(siteDir), work, caches: await openCaches(work), folders: [siteDir] };
  }
  const { origin, links } = options;
  if (origin !== undefined && !ORIGIN.test(origin))
    throw new UsageError(`--origin must be an origin such as https://docs.example.com, not "${origin}".`);
  if (links !== undefined && !isWebAddress(links))
    throw new UsageError(`--links must be an address such as https://example.com, not "${links}".`);
  const work = workFolder(first, ...others);
  const caches = await openCaches(work);
  const downloads = { headers: options.header, allowsPrivate: options['allow-private'] };
  const documents = (await Promise.all(given.map((path) => toFiles(path, work, downloads)))).flat();
  const folders = [...new Set(documents.map((file) => dirname(resolve(file))))];
  return { read: () => describeDocumentSite(documents, { ...options, caches }), work, caches, folders };
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** The documents of an argument: a file, a folder, or an address, whose document is saved to the work folder. */
async function toFiles(given: string, work: string, options: DownloadOptions): Promise<string[]> {
  if (/^[a-z][\w+.-]+:\/\//i.test(given)) {
    if (!isWebAddress(given))
      throw new AuthorError(
        `${given.replace(/\/\/[^/]*@/, '//')} cannot be read: addresses begin with http:// or https://. Download it and give its path.`,
      );
    return [await downloadDocument(given, join(work, 'documents'), options)];
  }
  const status = await stat(given).catch(() => undefined);
  return status?.isDirectory() ? findDocuments(given) : [given];
}
