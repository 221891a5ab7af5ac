import { toPointer } from '../content/json/json-pointer.ts';
import { asString } from '../content/json/json-value.ts';
import type { SourcePosition } from '../content/read/locate.ts';
import { getOperations } from '../document/reader.js';
import type { Report } from '../findings/finding.ts';
import type { Contract } from './contract.ts';

/** Generated clients and page addresses use operation ids: they are unique over all documents together. */
export function checkOperationIds({ apis }: Contract, report: Report): void {
  const first = new Map<string, SourcePosition>();
  for (const api of apis) {
    for (const { path, operation } of getOperations(api.document)) {
      const id = asString(operation.operationId);
      if (id === undefined) continue;
      const position = api.locate(toPointer([...path, 'operationId']));
      const existing = first.get(id);
      if (existing === undefined) first.set(id, position);
      else
        report({
          severity: 'error',
          ...position,
          message: `The operationId "${id}" is also at ${existing.file}:${existing.line}.`,
        });
    }
  }
}
