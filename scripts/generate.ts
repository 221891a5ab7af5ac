import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compile } from './content/compile.ts';
import { openContentCache } from './content/content-cache.ts';
import { emit } from './content/emit/emit.ts';
import { formatProblem, hasErrors } from './content/problem.ts';
import { MissingSite, readSite } from './content/read/site.ts';
import { step } from './step.ts';

// `npm run generate -- [--site DIR] [--out DIR]`: the data of every page, the published documents, and `routes.ts`.

const ROOT = resolve(import.meta.dirname, '..');
const GENERATED = join(ROOT, '.generated');
const { values } = parseArgs({
  options: { site: { type: 'string', default: ROOT }, out: { type: 'string', default: GENERATED } },
});

async function generate(dir: string, out: string): Promise<boolean> {
  const site = await readSite(dir);
  const cache = await openContentCache(join(GENERATED, '.cache'));
  const compiled = await step('compile content', () => compile(site, { cache }));
  for (const problem of compiled.problems) console.error(formatProblem(problem));
  if (hasErrors(compiled.problems)) return false;
  const pages = compiled.editions.reduce((sum, edition) => sum + edition.pages.length, 0);
  await step(`write ${pages} pages`, () =>
    emit(compiled, { publicDir: join(out, 'public'), routesFile: join(out, 'routes.ts') }),
  );
  await cache.save();
  return true;
}

try {
  const isDone = await generate(resolve(values.site), resolve(values.out));
  process.exitCode = isDone ? 0 : 1;
} catch (error) {
  if (error instanceof MissingSite) console.error(error.message);
  else console.error(error);
  process.exitCode = error instanceof MissingSite ? 1 : 2;
}
