import { join } from 'node:path';
import type { Preview } from '../../src/model/release.ts';
import { step } from '../cli/step.ts';
import type { Caches } from '../content/cache/caches.ts';
import { openContentCache } from '../content/cache/content-cache.ts';
import { createMemory } from '../content/cache/memoise.ts';
import { type Compiled, compile } from '../content/compile.ts';
import type { PublishedPackage } from '../content/compose/published-package.ts';
import { chooseSearch } from '../content/emit/choose-search.ts';
import { emit, withDocumentSizes } from '../content/emit/emit.ts';
import type { SiteFolder } from '../content/read/site.ts';
import { collectFindings, type Finding, hasErrors } from '../findings/finding.ts';
import { checkContract } from '../spec/check-contract.ts';

/** Caches of earlier builds of a site, in its work folder. */
export async function openCaches(work: string): Promise<Caches> {
  return { cache: await openContentCache(join(work, '.cache')), memory: createMemory() };
}

type GenerateOptions = {
  work: string;
  buildDir?: string;
  caches: Caches;
  packages?: readonly PublishedPackage[] | undefined;
  preview?: Preview | undefined;
};

/**
 * Compiles a site and writes its data: to the folder of a build, beside what else is written there, or to `public` in its work folder. With an error
 * among the findings nothing is written.
 */
export async function generateSite(
  site: SiteFolder,
  { work, buildDir, caches, packages, preview }: GenerateOptions,
): Promise<{ compiled?: Compiled; findings: Finding[] }> {
  const compiled = await step('compile content', () => compile(site, { ...caches, packages, preview }));
  const { findings, report } = collectFindings();
  compiled.problems.forEach(report);
  (await step('check the contract', () => checkContract(site, caches))).forEach(report);
  if (hasErrors(findings())) return { findings: findings() };
  if (compiled.counts[0]) console.log(formatCounts(compiled.counts[0]));
  const { compiled: sized, reason } = chooseSearch(withDocumentSizes(compiled, caches));
  if (reason !== undefined) console.log(reason);
  const pages = sized.localeBuilds.reduce((sum, localeBuild) => sum + localeBuild.pages.length, 0);
  await step(`write data of ${pages} pages`, () =>
    emit(sized, {
      publicDir: buildDir ?? join(work, 'public'),
      removesOthers: buildDir === undefined,
      routesFile: join(work, 'routes.ts'),
      caches,
    }),
  );
  await caches.cache.save();
  return { compiled: sized, findings: findings() };
}

/** `read 1 document, 4 operations, 6 bodies: all on pages` */
function formatCounts(counts: Compiled['counts'][number]): string {
  const entries = Object.entries(counts).filter(([, { read }]) => read > 0);
  const words = entries.map(([kind, { read }]) => `${read} ${read === 1 ? SINGULAR[kind] : kind}`);
  const missing = entries.flatMap(([kind, { read, shown }]) =>
    read > shown ? `${read - shown} ${read - shown === 1 ? SINGULAR[kind] : kind} on none, see the warnings` : [],
  );
  return `read ${words.join(', ')}: ${missing.length > 0 ? missing.join(', ') : 'all on pages'}`;
}

const SINGULAR: Record<string, string> = {
  ...{ documents: 'document', operations: 'operation', bodies: 'body', channels: 'channel', messages: 'message' },
};
