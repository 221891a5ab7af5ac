import { z } from 'zod';
import { search } from '../../src/search/engine/query.ts';
import type { ContentStore } from './content-store.ts';
import { defineTool, READ_ONLY } from './tool.ts';

const LIMITS = { pages: 8, hits: 3, excerpt: 260 };

/** Finds pages, sections, fields and error codes by the search engine of the site. */
export function createSearchTool(store: ContentStore, site: string) {
  return defineTool({
    name: 'search',
    title: `Search the documentation of the ${site}`,
    description:
      'Finds pages, sections, fields, operations and error codes. Search with a few words, a path, a field name or a code. Read what it finds with get_page or get_operation.',
    inputSchema: z.object({
      query: z.string().min(1).max(300),
      language: z.enum(store.locales as [string, ...string[]]).optional(),
    }),
    outputSchema: z.object({
      found: z.number().int().describe('Pages that match; the best ones are listed.'),
      pages: z.array(
        z.object({
          page: z.string().describe('For get_page.'),
          title: z.string(),
          hits: z.array(
            z.object({
              kind: z.string(),
              name: z.string().describe('For the section of get_page.'),
              excerpt: z.string().optional(),
            }),
          ),
        }),
      ),
    }),
    annotations: READ_ONLY,
    async run({ query, language }) {
      const { index } = await store.open(language);
      const { pages, groups } = search(index, query, LIMITS);
      return {
        found: pages,
        pages: groups.map(({ path, title, hits }) => ({
          page: path,
          title,
          hits: hits.map(({ kind, label, excerpt }) => ({
            kind,
            name: label.text,
            ...(excerpt && { excerpt: excerpt.text }),
          })),
        })),
      };
    },
  });
}
