import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, readOptions } from '../cli/options.ts';
import { vocabularyPage } from '../spec/vocabulary-page.ts';

// A unit test fails when the page is older than the table.

readOptions({
  usage: 'npm run vocabulary',
  summary: 'Writes docs/x-vocabulary.md from the table of extensions in spectral/vocabulary.js.',
  options: {},
});
await writeFile(join(ROOT, 'docs/x-vocabulary.md'), vocabularyPage());
