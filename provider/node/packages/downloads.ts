import { contentPath } from '../../../scripts/agents/content.ts';
import { readContent } from '../../../scripts/agents/read-content.ts';
import type { SiteDownloads } from '../../../scripts/site/publish/site-downloads.ts';
import { collectionDownloads } from '../collections/collection-downloads.ts';

/** What this site publishes below `downloads/` under names that stay: collections, and the texts that the MCP server reads. */
export const downloads: SiteDownloads = async ({ folder, localeBuilds }) => {
  const contents = await readContent(folder);
  return [
    ...collectionDownloads(localeBuilds),
    ...contents.map((content) => ({ path: contentPath(content.locale), content: JSON.stringify(content) })),
  ];
};
