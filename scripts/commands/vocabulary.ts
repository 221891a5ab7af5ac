import { writeFile } from 'node:fs/promises';
import { vocabularyPage } from '../spec/vocabulary-page.ts';

// `npm run vocabulary`: writes docs/x-vocabulary.md from the table in spectral/vocabulary.js. A unit test says when it is older.

await writeFile('docs/x-vocabulary.md', vocabularyPage());
