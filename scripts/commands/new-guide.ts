import { runCommand } from '../../packages/base/node/command.ts';
import { exitWithUsage, readOptions, SITE_OPTION, toFolder } from '../../packages/base/node/options.ts';
import { readSite } from '../content/read/site.ts';
import { toCommand, toSiteCommand } from '../installation/installation.ts';
import { guideFile, guideSkeleton, isPagePath } from '../scaffold/guide.ts';
import { writeNewFiles } from '../scaffold/new-files.ts';

const USAGE = toCommand('new guide', '--page PATH --title TEXT [--title-zh TEXT] [--site DIR]');
const { values } = readOptions({
  usage: USAGE,
  summary: `Writes the skeleton of a guide page in each language of a site; ${toCommand('check')} names what is still to write.`,
  options: {
    site: SITE_OPTION,
    page: { type: 'string', value: 'PATH', help: 'the address without the language: /guide/refunds' },
    title: { type: 'string', value: 'TEXT', help: 'the English title' },
    'title-zh': { type: 'string', value: 'TEXT', help: 'the Chinese title' },
  },
});
const { page, title, 'title-zh': titleZh } = values;
const site = toFolder(values.site);
if (!page || !title) exitWithUsage(`--page and --title are needed. Usage: ${USAGE}`);
if (!isPagePath(page)) exitWithUsage(`--page is a path of lower-case words, not "${page}".`);

await runCommand(async () => {
  const locales = (await readSite(site)).config.locales.map(({ locale }) => locale);
  if (locales.includes('zh') && !titleZh) exitWithUsage(`--title-zh is needed. Usage: ${USAGE}`);
  const skeletons = locales.map((locale): [string, string] => [
    guideFile(page, locale),
    guideSkeleton((locale === 'zh' && titleZh) || title),
  ]);
  await writeNewFiles(site, new Map(skeletons));
  console.log(`Next: '${page}' in its group of navigation.ts; ${toSiteCommand('check', site)}`);
  return true;
});
