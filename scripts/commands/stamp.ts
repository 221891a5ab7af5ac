import { join } from 'node:path';
import { readOptions, SITE_OPTION, toFolder } from '../../packages/base/node/options.ts';
import { step } from '../cli/step.ts';
import { writeIfChanged } from '../content/emit/write.ts';
import { listSiteFiles } from '../content/read/list-files.ts';
import { readSiteFile } from '../content/read/site-file.ts';
import { textHash } from '../content/read/text-hash.ts';
import { collectFindings, type Report } from '../findings/finding.ts';
import { FORMAT_OPTION, reportFindings } from '../findings/report-findings.ts';
import { toCommand } from '../installation/installation.ts';
import { readContract } from '../spec/contract.ts';
import { stampGuide } from '../spec/guide-stamp.ts';
import { stampOverlay } from '../spec/overlay/stamp.ts';
import { BASE_LOCALE, TRANSLATED_LOCALES } from '../spec/settings.ts';

// Writes to every overlay and translated guide. To be run after the translations have been checked.

const { values } = readOptions({
  usage: toCommand('stamp', '[--site DIR] [--format FORMAT]'),
  summary: 'Declares all translations up to date: records the hashes of the English texts that they translate.',
  options: { site: { ...SITE_OPTION, default: '.' }, ...FORMAT_OPTION },
});
toFolder(values.site);

await reportFindings(values, async () => {
  const { report, findings } = collectFindings();
  const overlays = await step('read the contract', () => stampOverlays(values.site, report));
  const guides = (await Promise.all(TRANSLATED_LOCALES.map((locale) => stampGuides(values.site, locale)))).flat();
  const stamped = [...overlays, ...guides];
  for (const text of stamped) console.log(`  ${text}`);
  return {
    findings: findings(),
    summary: `stamp: ${stamped.length} texts that have changed are declared up to date`,
  };
});

/** Stamps all overlays; the English texts that had changed since their translation. */
async function stampOverlays(site: string, report: Report): Promise<string[]> {
  const { translations } = await readContract(site, report);
  const texts: string[] = [];
  for (const { overlay, ...translation } of translations) {
    if (overlay === undefined) continue;
    const { file } = overlay.source;
    const result = stampOverlay({ overlay, ...translation });
    if ('failure' in result) report({ severity: 'error', file, message: result.failure });
    else if (await writeIfChanged({ path: file, content: result.text }, site))
      texts.push(...(result.stamped.length > 0 ? result.stamped : [`${file}  (order of the hashes)`]));
  }
  return texts;
}

/** Stamps the guides of a language; those that had changed. A guide that is not translated is left to the gate of the build. */
async function stampGuides(site: string, locale: string): Promise<string[]> {
  const folder = `guides/${BASE_LOCALE}`;
  const names = await listSiteFiles(site, { folder, pattern: /\.md$/, recursive: true }, () => {});
  const changed = await Promise.all(
    names.map(async (name) => {
      const path = join('guides', locale, name);
      const [source, text] = await Promise.all([join(folder, name), path].map((file) => readSiteFile(site, file)));
      if (!Buffer.isBuffer(source) || !Buffer.isBuffer(text)) return [];
      const stamped = stampGuide(text.toString('utf8'), textHash(source.toString('utf8')));
      return stamped !== undefined && (await writeIfChanged({ path, content: stamped }, site)) ? [path] : [];
    }),
  );
  return changed.flat();
}
