import type { SourcePosition } from '../../content/read/locate.ts';
import type { Finding } from '../../findings/finding.ts';

/** A text that waits for a translator, or may. */
export type StatusEntry = SourcePosition & { text: string };

/** How far one file is translated to one language. */
export type FileStatus = {
  /** The file in the base language. */
  file: string;
  locale: string;
  /** How many texts it has; of a guide, paragraphs, rows and headings. */
  texts: number;
  missing: StatusEntry[];
  /** Translated from a text that has changed since. */
  stale: StatusEntry[];
  /** The same in both languages: a name, or a text that nobody has translated. */
  equal: StatusEntry[];
};

/** `openapi/token.yaml` in `zh`: 120 texts, 0 missing, 2 stale, 8 equal. */
export function formatStatus({ file, locale, texts, missing, stale, equal }: FileStatus): string {
  const counts = [`${missing.length} missing`, `${stale.length} stale`, `${equal.length} equal`];
  return `${file} in ${locale}: ${texts} texts, ${counts.join(', ')}`;
}

/** What waits for a translator as warnings, what is equal in both languages as notes: where it is, and how it begins. */
export function toFindings({ locale, missing, stale, equal }: FileStatus): Finding[] {
  const as = (severity: Finding['severity'], state: string) => (entry: StatusEntry) => {
    const { text, ...position } = entry;
    const words = text.trim().replace(/\s+/g, ' ');
    const message = words.length <= 60 ? words : `${words.slice(0, 59)}…`;
    return { severity, ...position, message, rule: `${state} in ${locale}` };
  };
  return [
    ...missing.map(as('warning', 'missing')),
    ...stale.map(as('warning', 'stale')),
    ...equal.map(as('note', 'equal')),
  ];
}

/** Whether somebody has to do something. */
export function isUpToDate({ missing, stale }: FileStatus): boolean {
  return missing.length === 0 && stale.length === 0;
}
