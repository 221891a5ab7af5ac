import { getOperations } from '../../document/reader.js';
import { fromPointer } from '../json/json-pointer.ts';
import { asString, type JsonObject } from '../json/json-value.ts';
import type { ApiDocument } from '../read/api.ts';

/** The operation that a step calls: its id where a document has it, and how the step names it. */
export type CalledOperation = { id?: string; name: string };

/** What the documents of a site offer to steps. */
export type Operations = { ids: ReadonlySet<string>; byPath: ReadonlyMap<string, string> };

export function indexOperations(apis: readonly ApiDocument[]): Operations {
  const ids = new Set<string>();
  const byPath = new Map<string, string>();
  for (const { document } of apis)
    for (const { path, operation } of getOperations(document)) {
      const id = asString(operation.operationId);
      if (id === undefined) continue;
      ids.add(id);
      byPath.set(path.join(' '), id);
    }
  return { ids, byPath };
}

/** `operationId` with or without its source (`$sourceDescriptions.shop.placeOrder`), or `operationPath`: a pointer into a document. Undefined for a step that calls a workflow. */
export function findCalled(step: JsonObject, { ids, byPath }: Operations): CalledOperation | undefined {
  const named = asString(step.operationId);
  if (named !== undefined) {
    const id = named.replace(/^\$sourceDescriptions\.[^.]+\./, '');
    return { name: id, ...(ids.has(id) && { id }) };
  }
  const pointer = asString(step.operationPath)?.split('#')[1];
  if (pointer === undefined) return undefined;
  const path = fromPointer(pointer);
  const id = byPath.get(path.join(' '));
  return { name: `${path[2]?.toUpperCase() ?? ''} ${path[1] ?? ''}`.trim(), ...(id !== undefined && { id }) };
}
