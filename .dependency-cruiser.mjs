// The import rules. The table of ARCHITECTURE.md ("Folders") is their only source: a folder may import itself and what its row names.
import { readFileSync } from 'node:fs';

/** A row of the table: `folder`, what it holds, the folders that it may import. */
const ROW = /^\| `(?<folder>(?:src|scripts|provider)[\w/-]*)` \|[^|]*\|(?<imports>[^|]*)\|$/;

const rows = readFileSync(new URL('ARCHITECTURE.md', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => ROW.exec(line)?.groups ?? [])
  .map(({ folder, imports }) => ({ folder, imports: [...imports.matchAll(/`([\w/-]+)`/g)].map(([, name]) => name) }));

const folders = rows.map(({ folder }) => folder);
const unknown = rows.flatMap(({ imports }) => imports).filter((name) => !folders.includes(name));
if (rows.length === 0 || unknown.length > 0) {
  throw new Error(`ARCHITECTURE.md, table "Folders": no row for ${unknown.join(', ') || 'any folder'}.`);
}

/** Files of a folder, without those of a folder inside it that has a row of its own. */
function filesOf(folder) {
  const inside = folders
    .filter((other) => other.startsWith(`${folder}/`))
    .map((other) => other.slice(folder.length + 1));
  return inside.length === 0 ? `^${folder}/` : `^${folder}/(?!(${inside.join('|')})/)`;
}

const folderRules = rows.map(({ folder, imports }) => ({
  name: `imports of ${folder}`,
  comment: `${folder} may import ${imports.join(', ') || 'no other folder'}: see the table "Folders" of ARCHITECTURE.md.`,
  severity: 'error',
  from: { path: filesOf(folder) },
  to: { path: '^(src|scripts|provider|tests)/', pathNot: [folder, ...imports].map(filesOf) },
}));

export default {
  forbidden: [
    ...folderRules,
    {
      name: 'folder without a row',
      comment: 'Each folder of src, scripts and provider has a row in the table "Folders" of ARCHITECTURE.md.',
      severity: 'error',
      from: {},
      to: { path: '^(src|scripts|provider)/', pathNot: folders.map(filesOf) },
    },
    {
      name: 'no cycles',
      comment: 'Files that import one another cannot be read, tested or loaded one by one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no Node in a browser',
      comment: 'src and provider are what a reader’s browser runs; for Node there are scripts and provider/node.',
      severity: 'error',
      from: { path: '^(src|provider)/', pathNot: '^provider/node/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'Scalar only in its own bundle',
      comment:
        'Scalar is ten times as large as the rest of the site: only src/console/console.tsx, a bundle of its own, imports it.',
      severity: 'error',
      from: { path: '^(src|provider)/', pathNot: '^src/console/' },
      to: { path: '@scalar/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.test\\.tsx?$', '^\\.generated/'] },
  },
};
