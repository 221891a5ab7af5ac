import { z } from 'zod';
import type { ContentPage } from './content.ts';
import { type ContentStore, findPage } from './content-store.ts';
import { findSection, listSections } from './sections.ts';
import { cutWindow } from './text-window.ts';
import { defineTool, READ_ONLY, ToolError, windowFields } from './tool.ts';

/** Headings that a message names: more would fill it. */
const MAX_NAMED = 40;

/** Reads a page as Markdown, or one section of it. */
export function createPageTool(store: ContentStore) {
  return defineTool({
    name: 'get_page',
    title: 'Read a page',
    description:
      'Gives a page of the documentation as Markdown, by its path or address. With a section, only what is below that heading. Long texts come in windows: call again with nextOffset.',
    inputSchema: z.object({
      page: z.string().min(1).describe('Path or address: /guide/retries'),
      section: z.string().optional().describe('Heading, whole or in part.'),
      offset: z.number().int().min(0).optional(),
      language: z.enum(store.locales).optional(),
    }),
    outputSchema: z.object({ page: z.string(), url: z.string(), title: z.string(), ...windowFields }),
    annotations: READ_ONLY,
    async run({ page: wanted, section, offset, language }) {
      const page = findPage(await store.open(language), wanted);
      const { path, url, title } = page;
      return {
        page: path,
        url,
        title,
        ...cutWindow(section === undefined ? page.text : readSection(page, section), offset),
      };
    },
  });
}

function readSection({ text, path }: ContentPage, section: string): string {
  const found = findSection(text, section);
  if (found !== undefined) return found;
  const names = listSections(text).slice(0, MAX_NAMED);
  throw new ToolError(`${path} has no section "${section}". Its sections: ${names.join(' · ')}`);
}
