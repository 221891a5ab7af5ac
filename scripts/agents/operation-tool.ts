import { z } from 'zod';
import type { SearchEndpoint } from '../../src/model/search.ts';
import type { ContentPage } from './content.ts';
import type { ContentStore } from './content-store.ts';
import { cutWindow } from './text-window.ts';
import { defineTool, READ_ONLY, ToolError, windowFields } from './tool.ts';

type Documented = { page: ContentPage; endpoint: SearchEndpoint };

/** Reads what is documented of an operation or a channel: what it is for, its fields, its errors, examples. */
export function createOperationTool(store: ContentStore) {
  return defineTool({
    name: 'get_operation',
    title: 'Read an operation',
    description:
      'Gives everything about one operation or channel as Markdown: when to call it, request, response, error codes, examples. Name it by its id, or by method and path (GET /pets/{petId}). Without a name, lists all. Long texts come in windows: call again with nextOffset.',
    inputSchema: z.object({
      operation: z.string().optional(),
      offset: z.number().int().min(0).optional(),
      language: z.enum(store.locales).optional(),
    }),
    outputSchema: z.object({
      id: z.string().optional(),
      method: z.string().optional(),
      path: z.string().optional(),
      page: z.string().optional(),
      url: z.string().optional(),
      ...windowFields,
    }),
    annotations: READ_ONLY,
    async run({ operation, offset, language }) {
      const all = listOperations((await store.open(language)).pages);
      if (operation === undefined) return cutWindow(all.map(printOperation).join('\n'), offset);
      const {
        page,
        endpoint: { id, method, path },
      } = findOperation(all, operation);
      return { id, method, path, page: page.path, url: page.url, ...cutWindow(page.text, offset) };
    },
  });
}

function listOperations(pages: ContentPage[]): Documented[] {
  return pages.flatMap((page) => page.endpoints.map((endpoint) => ({ page, endpoint })));
}

function printOperation({ page, endpoint: { id, method, path } }: Documented): string {
  return `${id} · ${method} ${path} · ${page.title}`;
}

/** By id, or by method and path, in which values may be in place of parameters. */
function findOperation(all: Documented[], wanted: string): Documented {
  const name = wanted.trim();
  const found =
    all.find(({ endpoint: { id } }) => id.toLowerCase() === name.toLowerCase()) ??
    all.find(({ endpoint: { method, path } }) => isCall(name, method, path));
  if (found) return found;
  const similar = all.filter((documented) => printOperation(documented).toLowerCase().includes(name.toLowerCase()));
  const names = (similar.length > 0 ? similar : all).slice(0, 40).map(({ endpoint }) => endpoint.id);
  throw new ToolError(`There is no operation "${wanted}". There are: ${names.join(', ')}.`);
}

function isCall(wanted: string, method: string, path: string): boolean {
  const [, ownMethod, ownPath = ''] = /^(?:([A-Za-z]+)\s+)?(?:https?:\/\/[^/]+)?(\/[^?#\s]*)/.exec(wanted) ?? [];
  if (ownMethod !== undefined && ownMethod.toUpperCase() !== method.toUpperCase()) return false;
  const steps = path.split('/');
  const ownSteps = ownPath.split('/');
  return (
    steps.length === ownSteps.length && steps.every((step, index) => step === ownSteps[index] || /^\{.*\}$/.test(step))
  );
}
