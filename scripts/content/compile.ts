import { join } from 'node:path';
import { hasCallDocuments } from '../../src/model/config.ts';
import type { Preview, Release } from '../../src/model/release.ts';
import { collectFindings, type Finding, type Report, reportBelow } from '../findings/finding.ts';
import type { Caches } from './cache/caches.ts';
import { createMemory } from './cache/memoise.ts';
import { type Counts, checkCompleteness } from './compose/checks/completeness.ts';
import {
  checkConfiguredIcons,
  checkConfiguredLinks,
  checkConfiguredLook,
  checkConfiguredPaths,
} from './compose/checks/configuration.ts';
import { checkParity } from './compose/checks/parity.ts';
import { composeLocaleBuild } from './compose/compose-locale-build.ts';
import type { LocaleBuild } from './compose/locale-build.ts';
import type { PublishedPackage } from './compose/published-package.ts';
import type { DescribedApi } from './describe/document/api.ts';
import { describeDocuments } from './describe/document/documents.ts';
import { createMarkdown, type Markdown } from './markdown/markdown.ts';
import type { ApiDocument } from './read/api.ts';
import { localisedApiFiles, operationFile } from './read/api-address.ts';
import { readAttachments } from './read/attachments.ts';
import { readDrawings } from './read/drawings.ts';
import type { GuideImage } from './read/guide.ts';
import { readReleases } from './read/releases.ts';
import { readSampleExecutions } from './read/sample-executions.ts';
import type { SiteFolder } from './read/site.ts';
import { readSources, type Sources, versionFolders } from './read/sources.ts';
import { workflowGuides } from './workflows/workflow-guides.ts';

/** One language and version: its pages, and what is published with them. `folder` is that of the version: `versions/v1/`. */
type CompiledLocaleBuild = LocaleBuild & {
  folder: string;
  apis: ApiDocument[];
  /** For each of `apis`: the file of each operation that is published by itself, by its place in the document. */
  operationFiles: ReadonlyMap<string, string>[];
  releases: Release[];
  images: GuideImage[];
};

/** What a site folder makes. With an error among the problems, the locale builds are what could be made: not to be published. */
export type Compiled = {
  config: SiteFolder['config'];
  dir: string;
  localeBuilds: CompiledLocaleBuild[];
  problems: Finding[];
  /** What the documents of each locale build have, and what of it is on pages. */
  counts: Counts[];
};

/** The pages of a site, and what is published with them. */
export type CompiledPages = Pick<Compiled, 'config' | 'localeBuilds'>;

type CompileOptions = Pick<Caches, 'cache'> &
  Partial<Caches> & {
    /** What the site publishes beside its pages; undefined in a checkout. */
    packages?: readonly PublishedPackage[] | undefined;
    /** Changes that pages name. */
    preview?: Preview | undefined;
  };

/**
 * The whole compiler, in reading order: read → describe → compose. Reads the folder; writes nothing, prints nothing.
 * With the caches of the run before, only what has changed is made again.
 */
export async function compile(
  site: SiteFolder,
  { cache, memory = createMemory(), packages, preview }: CompileOptions,
): Promise<Compiled> {
  const { config, dir } = site;
  const caches = { cache, memory };
  const { findings, report } = collectFindings();
  const markdown = await createMarkdown(cache, { descriptions: config.strict ? 'description' : 'lenient' });
  const files = await readAttachments(site, report);
  const drawings = await readDrawings(site, report);
  const executions = JSON.stringify(await readSampleExecutions(dir));
  const localeBuilds: CompiledLocaleBuild[] = [];
  const counts: Counts[] = [];
  const brokenPaths = new Set<string>();

  for (const { version, folder } of versionFolders(config)) {
    const reportHere = reportBelow(folder, report);
    const read = await readSources(site, { folder, markdown, caches, report: reportHere });
    const sources = read.map((source) => withWorkflows(source, { cache, parse: markdown.guide, report: reportHere }));
    const releases = await readReleases(join(dir, folder), reportHere);
    checkParity(sources, { sourceLocale: config.sourceLocale, dir: join(dir, folder), report: reportHere });
    const knownPaths = new Set(sources.flatMap(({ guides, broken }) => [...guides.map(({ path }) => path), ...broken]));
    for (const { broken } of sources) for (const path of broken) brokenPaths.add(path);

    const apiFiles = localisedApiFiles(sources.flatMap(({ apis }) => apis));
    for (const source of sources) {
      const { locale, apis, supplements, guides, isComplete } = source;
      const options = { folder, locale, markdown, memory, report: reportHere, isLenient: !config.strict };
      const described = describeDocuments(apis, {
        ...{ ...options, executions },
        hasFragments: config.operationDocuments ?? false,
        hasCallDocuments: hasCallDocuments(config),
      });
      // What is too large to be shown is left to the document: nothing there is for the site's author to correct.
      const describedSupplements = describeDocuments(supplements, { ...options, isLenient: true, hasFragments: false });
      const inputs = [
        config,
        ...described,
        ...describedSupplements,
        ...getIdentity(source),
        JSON.stringify([[...files], [...drawings], releases, packages, preview, apiFiles]),
        [...knownPaths].join(),
      ];
      localeBuilds.push(
        memory.memoise(`locale build ${folder} ${locale}`, inputs, reportHere, (report) => {
          const localeBuild = composeLocaleBuild({
            ...{ config, locale, version, folder, guides, files, drawings, releases, knownPaths, isComplete },
            ...{ apis: described, supplements: describedSupplements, apiFiles, packages, preview, report },
            ...{ code: markdown.code, text: markdown.text },
          });
          return {
            ...localeBuild,
            folder,
            apis,
            operationFiles: apis.map((api, index) => listOperationFiles(api, described[index])),
            releases,
            images: guides.flatMap(({ images }) => [...images.values()]),
          };
        }),
      );
      const pages = localeBuilds.at(-1)?.pages ?? [];
      // An error already says why its part is on no page.
      const isBroken = findings().some(({ severity }) => severity === 'error');
      counts.push(checkCompleteness({ apis, pages, report: isBroken ? () => undefined : reportHere }));
    }
  }

  checkConfiguredPaths(site, { localeBuilds, brokenPaths }, report);
  checkConfiguredLinks(site, report);
  checkConfiguredIcons(site, report);
  checkConfiguredLook(site, report);
  return { config, dir, localeBuilds, problems: findings(), counts };
}

/** An address that pages name is one where a file is written. */
function listOperationFiles(api: ApiDocument, described: DescribedApi | undefined): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const { place, operation } of described?.operations ?? [])
    if (place !== undefined && operation.fragment !== undefined) files.set(place, operationFile(api, operation.id));
  return files;
}

/** Workflows of Arazzo descriptions are guides that nobody has written by hand. */
function withWorkflows(
  source: Sources,
  options: Pick<Caches, 'cache'> & { parse: Markdown['guide']; report: Report },
): Sources {
  const { locale, apis, arazzo, guides } = source;
  return { ...source, guides: [...guides, ...workflowGuides(arazzo, { ...options, locale, apis })] };
}

/** What stays the same text as long as the guides of a language do. */
function getIdentity({ guides, isComplete }: Sources): unknown[] {
  const own = guides.flatMap(({ file, hash, images }) => [file, hash, JSON.stringify([...images])]);
  return [...own, isComplete];
}
