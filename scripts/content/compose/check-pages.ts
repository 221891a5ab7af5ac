import type { DraftPage, EditionInput } from './edition.ts';
import type { Neighbourhood } from './neighbours.ts';

/** Two pages at one address, and pages that nobody finds. */
export function checkPages(
  drafts: DraftPage[],
  places: ReadonlyMap<string, Neighbourhood>,
  { report }: EditionInput,
): void {
  const byAddress = new Map<string, DraftPage>();
  for (const draft of drafts) {
    const file = draft.file ?? '';
    // A server gives one answer for /card and /card/.
    const address = draft.path === '/' ? '/' : draft.path.replace(/\/$/, '').toLowerCase();
    const other = byAddress.get(address);
    if (other) {
      const hint = draft.shelf
        ? 'Two operations may have ids that differ in letter case only.'
        : 'Rename one of the two files.';
      report({
        severity: 'error',
        file,
        line: 1,
        message: `two pages at ${draft.path}: the other one is ${other.file ?? 'made by the site'}`,
        hint,
      });
    }
    byAddress.set(address, draft);
    if (!draft.isUnlisted && !places.has(draft.path)) {
      const hint = `Add '${draft.path}' to a sidebar of the site configuration, or write "sidebar: false" in the frontmatter.`;
      const message = `page ${draft.path} is in no sidebar`;
      report({ severity: 'error', isDeferrable: true, file, line: 1, message, hint });
    }
  }
}
