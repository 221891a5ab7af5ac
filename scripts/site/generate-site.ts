import { createHash } from 'node:crypto';
import { basename, join, resolve } from 'node:path';
import { ROOT } from '../cli/options.ts';
import { step } from '../cli/step.ts';
import { openContentCache } from '../content/cache/content-cache.ts';
import { createMemory } from '../content/cache/memoise.ts';
import { type Compiled, compile } from '../content/compile.ts';
import { emit } from '../content/emit/emit.ts';
import { collectProblems, formatProblem, hasErrors } from '../content/problems/problem.ts';
import type { SiteFolder } from '../content/read/site.ts';
import { checkContract } from '../spec/check-contract.ts';

/** Folder for what is made from a site on the way to its pages; each site has its own. */
export function workFolder(siteDir: string): string {
  const generated = join(ROOT, '.generated');
  if (resolve(siteDir) === ROOT) return generated;
  const hash = createHash('sha256').update(resolve(siteDir)).digest('hex').slice(0, 8);
  return join(generated, 'sites', `${basename(siteDir)}-${hash}`);
}

/**
 * Compiles a site and writes its data: to the folder of a build, beside what else is written there, or to `public` in its work folder.
 * Prints all problems; with an error among them nothing is written.
 */
export async function generateSite(site: SiteFolder, work: string, buildDir?: string): Promise<Compiled | undefined> {
  const cache = await openContentCache(join(work, '.cache'));
  const caches = { cache, memory: createMemory() };
  const compiled = await step('compile content', () => compile(site, caches));
  const { problems, report } = collectProblems();
  compiled.problems.forEach(report);
  (await step('check the contract', () => checkContract(site, caches))).forEach(report);
  for (const problem of problems()) console.error(formatProblem(problem));
  if (hasErrors(problems())) return undefined;
  const pages = compiled.localeBuilds.reduce((sum, localeBuild) => sum + localeBuild.pages.length, 0);
  await step(`write data of ${pages} pages`, () =>
    emit(compiled, {
      publicDir: buildDir ?? join(work, 'public'),
      removesOthers: buildDir === undefined,
      routesFile: join(work, 'routes.ts'),
      caches,
    }),
  );
  await cache.save();
  return compiled;
}
