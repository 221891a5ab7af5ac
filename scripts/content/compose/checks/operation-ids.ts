import { MAX_ID_BYTES } from '../../describe/document/operation-id.ts';
import type { SourcePosition } from '../../read/locate.ts';
import type { LocaleBuildInput } from '../locale-build.ts';
import { kebab } from '../pages/reference-page.ts';

/** Operation ids name pages, files and links: unique in their document, and no longer than a file name may be. */
export function checkOperationIds({ apis, report }: LocaleBuildInput): void {
  for (const { operations, locate } of apis) {
    const first = new Map<string, SourcePosition>();
    for (const { operation, pointer } of operations) {
      const getPosition = () => locate(`${pointer}/operationId`);
      const { id } = operation;
      const existing = first.get(id);
      if (existing === undefined) first.set(id, getPosition());
      else {
        const message = `The operationId "${id}" is also at ${existing.file}:${existing.line}.`;
        report({ severity: 'error', ...getPosition(), message, hint: 'Give each operation an id of its own.' });
      }
      if (Buffer.byteLength(id) > MAX_ID_BYTES || Buffer.byteLength(kebab(id)) > MAX_ID_BYTES) {
        const message = `The operationId "${id.slice(0, 40)}…" is longer than the name of a file may be.`;
        report({ severity: 'error', ...getPosition(), message, hint: `Write one of at most ${MAX_ID_BYTES} bytes.` });
      }
    }
  }
}
