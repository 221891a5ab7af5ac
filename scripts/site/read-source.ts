import { SITE_OPTION, toFolder } from '../cli/options.ts';
import type { Caches } from '../content/cache/caches.ts';
import { describeDocumentSite } from '../content/read/document-site.ts';
import { readSite, type SiteFolder } from '../content/read/site.ts';
import { openCaches, workFolder } from './generate-site.ts';

/** What a command reads: a site with its caches, and the folder for what is made on the way to its pages. */
export type Source = { site: SiteFolder; work: string; caches: Caches };

/** Options of every command that reads a site folder or documents. */
export const SOURCE_OPTIONS = {
  site: SITE_OPTION,
  spec: {
    type: 'string',
    multiple: true,
    value: 'FILE',
    help: 'an OpenAPI or AsyncAPI description instead of a site folder; may be given several times, or by its path alone',
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
  strict: { type: 'boolean', help: 'with documents: what breaks a rule is an error' },
} as const;

type SourceValues = {
  site: string;
  spec?: string[] | undefined;
  origin?: string | undefined;
  links?: string | undefined;
  title?: string | undefined;
  strict?: boolean | undefined;
};

/** A site folder with its configuration, or API descriptions alone. `files` are descriptions without `--spec`. */
export async function readSource({ site, spec = [], ...options }: SourceValues, files: string[] = []): Promise<Source> {
  const [first, ...others] = [...spec, ...files];
  if (first === undefined) {
    const siteDir = toFolder(site);
    const work = workFolder(siteDir);
    return { site: await readSite(siteDir), work, caches: await openCaches(work) };
  }
  const work = workFolder(first, ...others);
  const caches = await openCaches(work);
  return { site: await describeDocumentSite([first, ...others], { ...options, caches }), work, caches };
}
