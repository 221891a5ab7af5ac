import { runCommand } from '../../packages/base/node/command.ts';
import { readOptions } from '../../packages/base/node/options.ts';
import { writeIfChanged } from '../../scripts/content/emit/write.ts';
import { ROOT } from '../../scripts/installation/installation.ts';
import { vocabularyPage } from '../checks/vocabulary-page.ts';

// A unit test fails when the page is older than the table.

const PAGE = 'docs/x-vocabulary.md';

readOptions({
  usage: 'npx api-docs vocabulary',
  summary: `Writes ${PAGE} from the table of extensions in site/rules/vocabulary.js.`,
  options: {},
});

await runCommand(async () => {
  const isChanged = await writeIfChanged({ path: PAGE, content: vocabularyPage() }, ROOT);
  console.log(`vocabulary: ${PAGE}${isChanged ? '' : ' is unchanged'}`);
  return true;
});
