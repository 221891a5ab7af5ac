import { runCommand } from '../../packages/base/node/command.ts';
import { exitWithUsage, readOptions } from '../../packages/base/node/options.ts';
import { ROOT } from '../installation/installation.ts';
import { guideFile, guideSkeleton, isPagePath } from '../scaffold/guide.ts';
import { writeNewFiles } from '../scaffold/new-files.ts';

const USAGE = 'npm run new:guide -- --page PATH --title TEXT --title-zh TEXT';
const { values } = readOptions({
  usage: USAGE,
  summary:
    'Writes the skeleton of a guide page in both languages; npm run spec and npm run build name what is still to write.',
  options: {
    page: { type: 'string', value: 'PATH', help: 'the address without the language: /guide/refunds' },
    title: { type: 'string', value: 'TEXT', help: 'the English title' },
    'title-zh': { type: 'string', value: 'TEXT', help: 'the Chinese title' },
  },
});
const { page, title, 'title-zh': titleZh } = values;
if (!page || !title || !titleZh) exitWithUsage(`--page, --title and --title-zh are needed. Usage: ${USAGE}`);
if (!isPagePath(page)) exitWithUsage(`--page is a path of lower-case words, not "${page}".`);

await runCommand(async () => {
  const files = new Map([
    [guideFile(page, 'en'), guideSkeleton(title)],
    [guideFile(page, 'zh'), guideSkeleton(titleZh)],
  ]);
  await writeNewFiles(ROOT, files);
  console.log(`
Next (CONTRIBUTING.md, "Add a guide page"):
  site/navigation.ts   '${page}' in its group of the sidebar`);
  return true;
});
