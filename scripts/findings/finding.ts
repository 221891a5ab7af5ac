import { AuthorError } from '../../packages/base/node/author-error.ts';
import { toLine } from './printable.ts';

/**
 * What a check has found: a mistake in a document, a dead link, a breaking change. Findings are collected and printed together; a bug throws instead.
 */
export type Finding = {
  /** A note asks for nothing. */
  severity: 'error' | 'warning' | 'note';
  /** Path relative to the site folder, or an address. */
  file: string;
  /** From 1. */
  line?: number;
  /** From 1. */
  column?: number;
  /**
   * An error that does not keep a page from being rendered: a translation that has not caught up, a page in no sidebar. The
   * development server warns of it.
   */
  isDeferrable?: true;
  message: string;
  /** How to fix it, when that is known. */
  hint?: string;
  /** What found it, where there is a name for it: a rule of a linter, a kind of change. */
  rule?: string;
};

export type Report = (finding: Finding) => void;

/** What keeps a command from running. Where it is not caught, its message is all findings as text. */
export class FindingsError extends AuthorError {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    super(findings.map(formatFinding).join('\n'));
    this.findings = findings;
  }
}

/** `openapi/token.yaml:12:5  message (rule)` and, on the lines after it, the hint. */
export function formatFinding({ severity, file, line, column, message, hint, rule }: Finding): string {
  const position = [file, line, column].filter((part) => part !== undefined).join(':');
  const mark = severity === 'error' ? '' : `${severity}: `;
  const hints = hint ? `    hint: ${hint}`.split('\n') : [];
  return [`${position}  ${mark}${message}${rule ? ` (${rule})` : ''}`, ...hints].map(toLine).join('\n');
}

/** A list of findings under construction: all of them in the order of files and lines, each once, as an error where it is one of both: the same document is read for every language. */
export function collectFindings(): { report: Report; findings(): Finding[] } {
  const collected = new Map<string, Finding>();
  return {
    report: (finding) => {
      const key = formatFinding({ ...finding, severity: 'error' });
      if (collected.get(key)?.severity !== 'error') collected.set(key, finding);
    },
    findings: () => [...collected.values()].toSorted(comparePlaces),
  };
}

/** Reports from a folder inside the site folder: `versions/v1/`. */
export function reportBelow(folder: string, report: Report): Report {
  return (finding) => report({ ...finding, file: folder + finding.file });
}

/** Reports what keeps nothing from being rendered. */
export function toWarnings(report: Report): Report {
  return (finding) => report({ ...finding, severity: 'warning' });
}

/** For somebody who is still writing: a deferrable error becomes a warning. */
export function relax(finding: Finding): Finding {
  return finding.isDeferrable ? { ...finding, severity: 'warning' } : finding;
}

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error');
}

function comparePlaces(one: Finding, other: Finding): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);
}
