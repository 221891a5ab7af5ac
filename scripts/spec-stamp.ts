import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from './command.ts';
import { writeIfChanged } from './content/emit/write.ts';
import { collectProblems, formatProblem, hasErrors, type Report } from './content/problem.ts';
import { textHash } from './content/read/text-hash.ts';
import { readOptions, SITE_OPTION, toFolder } from './options.ts';
import { readContract } from './spec/contract.ts';
import { stampGuide } from './spec/guide-stamp.ts';
import { stampOverlay } from './spec/overlay/stamp.ts';
import { BASE_LOCALE, TRANSLATED_LOCALES } from './spec/settings.ts';

// Writes to every overlay and translated guide. To be run after the translations have been checked.

const { values } = readOptions({
  usage: 'npm run spec:stamp -- [--site DIR]',
  summary: 'Declares all translations up to date: records the hashes of the English texts that they translate.',
  options: { site: { ...SITE_OPTION, default: '.' } },
});
toFolder(values.site);

await runCommand(async () => {
  const { report, problems } = collectProblems();
  const overlays = await stampOverlays(values.site, report);
  const guides = (await Promise.all(TRANSLATED_LOCALES.map((locale) => stampGuides(values.site, locale)))).flat();
  for (const problem of problems()) console.error(formatProblem(problem));
  console.log(`spec:stamp: ${overlays} overlays and ${guides.filter(Boolean).length} guides changed`);
  return !hasErrors(problems());
});

/** The number of overlays that changed. */
async function stampOverlays(site: string, report: Report): Promise<number> {
  const { translations } = await readContract(site, report);
  let changed = 0;
  for (const { overlay, ...translation } of translations) {
    if (overlay === undefined) continue;
    const { file } = overlay.source;
    const stamped = stampOverlay({ overlay, ...translation });
    if ('failure' in stamped) report({ severity: 'error', file, message: stamped.failure });
    else if (await writeIfChanged({ path: file, content: stamped.text }, site)) changed += 1;
  }
  return changed;
}

/** Whether each guide of a language has changed. A guide that is not translated is left to the gate of the build. */
async function stampGuides(site: string, locale: string): Promise<boolean[]> {
  const folder = join(site, 'guides', BASE_LOCALE);
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.md'));
  return Promise.all(
    names.map(async (name) => {
      const path = join('guides', locale, name);
      const text = await readFile(join(site, path), 'utf8').catch(() => '');
      const stamped = stampGuide(text, textHash(await readFile(join(folder, name), 'utf8')));
      return stamped !== undefined && writeIfChanged({ path, content: stamped }, site);
    }),
  );
}
