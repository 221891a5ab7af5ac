import type { DraftPage, LocaleBuildInput } from '../locale-build.ts';
import type { Neighbourhood } from '../navigation/neighbours.ts';

/** Two pages at one address, and pages that nobody finds. */
export function checkPages(
  drafts: DraftPage[],
  neighbourhoodByPath: ReadonlyMap<string, Neighbourhood>,
  { report }: LocaleBuildInput,
): void {
  const byAddress = new Map<string, DraftPage>();
  for (const draft of drafts) {
    const file = draft.file ?? '';
    // A server gives one response for /card and /card/.
    const address = draft.path === '/' ? '/' : draft.path.replace(/\/$/, '').toLowerCase();
    const other = byAddress.get(address);
    // Two operations with one id have been reported where they are written.
    const isOneId = getOperation(draft) !== undefined && getOperation(draft) === (other && getOperation(other));
    if (other && !isOneId) {
      const hint = draft.section
        ? 'Two operations may have ids that differ in letter case only.'
        : 'Rename one of the two files.';
      report({
        severity: 'error',
        ...getPosition(draft),
        message: `two pages at ${draft.path}: the other one is ${other.file ?? 'made by the site'}`,
        hint,
      });
    }
    byAddress.set(address, draft);
    if (!draft.isUnlisted && !neighbourhoodByPath.has(draft.path)) {
      const hint = `Add '${draft.path}' to a sidebar of the site configuration, or write "sidebar: false" in the frontmatter.`;
      const message = `page ${draft.path} is in no sidebar`;
      report({ severity: 'error', isDeferrable: true, file, line: 1, message, hint });
    }
  }
}

function getOperation(draft: DraftPage): string | undefined {
  const blocks = draft.layout === 'doc' && draft.section ? draft.blocks : [];
  return blocks.map((block) => (block.kind === 'operation' ? block.operation.id : undefined))[0];
}

/** A page that is made from a document alone is its operation, wherever that is. */
function getPosition(draft: DraftPage): { file: string; line: number; column?: number } {
  const id = getOperation(draft);
  const found = draft.section?.api.operations.find(({ operation }) => operation.id === id);
  return found && draft.section
    ? draft.section.api.locate(`${found.pointer}/operationId`)
    : { file: draft.file ?? '', line: 1 };
}
