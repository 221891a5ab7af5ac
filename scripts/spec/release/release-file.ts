import { stringify } from 'yaml';
import type { Release } from '../../../src/model/release.ts';

const HEAD = `# A released contract. Written by npx api-docs new release, which compared the documents of \`revision\` with those of the release before;
# people write the summary, in each language. The change log, its feed and "changed here" on pages of operations are made from it.
`;

/** The file of a release whose summary is still to be written. */
export function releaseFile(release: Release): string {
  const { changes, ...rest } = release;
  const rows = changes.map((change) => `  - ${stringify(change, { collectionStyle: 'flow', lineWidth: 0 }).trim()}\n`);
  return `${HEAD}${stringify(rest, { lineWidth: 0 })}changes:${rows.length > 0 ? `\n${rows.join('')}` : ' []\n'}`;
}
