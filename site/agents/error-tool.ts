import { z } from 'zod';
import type { LocaleContent } from '../../scripts/agents/content.ts';
import { type ContentStore, findPage } from '../../scripts/agents/content-store.ts';
import { defineTool, READ_ONLY, ToolError } from '../../scripts/agents/tool.ts';
import { type CatalogueEntry, errorId } from '../../src/model/error-catalogue.ts';
import { listPastedCodes, readPastedError } from '../../src/paste/pasted-error.ts';

const MAX_ERRORS = 5;

/** Says what an error code means, by the catalogue of the contract. */
export function createErrorTool(store: ContentStore) {
  return defineTool({
    name: 'explain_error',
    title: 'Explain an error',
    description:
      'Says what an error of this API means, whether the call may be repeated, what to do, and what to tell a customer. Takes a code (422102), a name (CARD_STATUS_CONFLICT), a response body, or lines of a log.',
    inputSchema: z.object({ error: z.string().min(1).max(100_000), language: z.enum(store.locales).optional() }),
    outputSchema: z.object({
      errors: z.array(
        z.object({
          code: z.number().int(),
          name: z.string(),
          httpStatus: z.number().int(),
          meaning: z.string(),
          retry: z.string(),
          action: z.string(),
          customerMessage: z.string().optional(),
          operations: z.array(z.string()).describe('Operations that return it.'),
          url: z.string(),
        }),
      ),
    }),
    annotations: READ_ONLY,
    async run({ error, language }) {
      const content = await store.open(language);
      const errors = findErrors(content, error);
      if (errors.length === 0)
        throw new ToolError(
          'No error code of this API was found in the text. Call search, or check_message for a response.',
        );
      return { errors: errors.slice(0, MAX_ERRORS) };
    },
  });
}

function findErrors(content: LocaleContent, text: string) {
  if (!content.errors) return [];
  const { page, catalogue } = content.errors;
  const entries = catalogue.topics.flatMap(({ entries }) => entries);
  const names = new Map(entries.map(({ name, code }) => [name, code]));
  const pasted = readPastedError(text, names) ?? { details: [] };
  const codes = listPastedCodes(text, { pasted, names });
  const { url } = findPage(content, page);
  return codes.flatMap((code) => entries.filter((entry) => entry.code === code)).map(describe);

  function describe({ code, name, status, meaning, retry, action, customer, operations }: CatalogueEntry) {
    const ids = operations.map((index) => catalogue.operations[index]?.id ?? '');
    return {
      ...{ code, name, httpStatus: status, meaning, retry, action, operations: ids, url: `${url}#${errorId(code)}` },
      ...(customer && { customerMessage: customer }),
    };
  }
}
