import { appendFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pageUrl } from '../../src/model/links.ts';
import { type Preview, RATINGS, type ReleaseChange } from '../../src/model/release.ts';
import type { Compiled } from '../content/compile.ts';
import type { SiteFolder } from '../content/read/site.ts';
import { toLine, toMarkdownLine } from '../findings/printable.ts';
import { readChangesSince } from '../spec/diff/read-base.ts';

export async function readPreview(site: SiteFolder, since: string): Promise<Preview> {
  // Pages name the file, not where it is on this machine.
  return { since: site.documents ? basename(since) : since, changes: await readChangesSince(site, since) };
}

type Built = Pick<Compiled['localeBuilds'][number], 'pages' | 'site'>;

/** Lists the changed pages: in the terminal, and on the page of a workflow of GitHub. */
export async function reportPreview(preview: Preview, build: Built): Promise<void> {
  const changed = listChangedPages(preview, build);
  const title = `${changed.length} pages have changed since ${preview.since}`;
  const lines = [...listRemoved(preview), ...changed];
  const more = lines.length > MOST_LINES ? [`  and ${lines.length - MOST_LINES} more`] : [];
  console.log([title, ...lines.slice(0, MOST_LINES).map((line) => `  ${toLine(line)}`), ...more].join('\n'));
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (summary)
    await appendFile(
      summary,
      `${toMarkdownLine(title)}\n\n${lines.map((line) => `- ${toMarkdownLine(line)}\n`).join('')}`,
    );
}

/** A terminal has no room for more. */
const MOST_LINES = 40;

/** What has no page any more: `removed: POST /orders`. */
function listRemoved({ changes }: Preview): string[] {
  return changes.flatMap(({ kind, operations, what }) =>
    kind === 'removed' && operations.length === 0 ? `removed: ${what}` : [],
  );
}

/** `/shop/place-order: 2 added, 1 breaking` */
function listChangedPages({ changes }: Preview, { pages, site }: Built): string[] {
  const changed = pages.flatMap((page) => {
    if (page.layout !== 'doc') return [];
    const ids = page.blocks.flatMap((block) => (block.kind === 'operation' ? [block.operation.id] : []));
    const own = changes.filter(({ operations }) => operations.some((id) => ids.includes(id)));
    return own.length === 0
      ? []
      : { line: `${pageUrl(page.path, site)}: ${countRatings(own)}`, breaks: own.some(isBreaking) };
  });
  // What breaks clients is read first.
  return changed.toSorted((one, other) => Number(other.breaks) - Number(one.breaks)).map(({ line }) => line);
}

const isBreaking = ({ rating }: ReleaseChange) => rating === 'breaking';

function countRatings(changes: ReleaseChange[]): string {
  const counts = RATINGS.map(
    (rating) => [changes.filter((change) => change.rating === rating).length, rating] as const,
  );
  return counts.flatMap(([count, rating]) => (count > 0 ? `${count} ${rating}` : [])).join(', ');
}
