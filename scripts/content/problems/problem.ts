import { toLine } from './printable.ts';

/** A mistake in what somebody wrote. Problems are collected and printed together; a bug throws instead. */
export type Problem = {
  severity: 'error' | 'warning';
  /** Path relative to the site folder. */
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
};

export type Report = (problem: Problem) => void;

/** `openapi/token.yaml:12:5  message` and, on the lines after it, the hint. */
export function formatProblem({ severity, file, line, column, message, hint }: Problem): string {
  const position = [file, line, column].filter((part) => part !== undefined).join(':');
  const mark = severity === 'warning' ? 'warning: ' : '';
  const hints = hint ? `    hint: ${hint}`.split('\n') : [];
  return [`${position}  ${mark}${message}`, ...hints].map(toLine).join('\n');
}

/** Of others' mistakes a builder reads a few of each kind. */
const MAX_SHOWN = 20;

/** All problems, as they are printed. `isBrief`: all errors, some of the warnings, and how many more there are. */
export function formatProblems(problems: readonly Problem[], { isBrief }: { isBrief: boolean }): string[] {
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const left = new Set(isBrief ? warnings.slice(MAX_SHOWN) : []);
  const lines = problems.filter((problem) => !left.has(problem)).map(formatProblem);
  return [...lines, ...(left.size > 0 ? [`… and ${left.size} more warnings (all of them: --verbose)`] : [])];
}

/** A list of problems under construction. */
export type ProblemCollection = {
  report: Report;
  /** All of them in the order of files and lines, each once, as an error where it is one of both: the same document is read for every language. */
  problems(): Problem[];
};

export function collectProblems(): ProblemCollection {
  const collected = new Map<string, Problem>();
  return {
    report: (problem) => {
      const key = formatProblem({ ...problem, severity: 'error' });
      if (collected.get(key)?.severity !== 'error') collected.set(key, problem);
    },
    problems: () => [...collected.values()].toSorted(comparePlaces),
  };
}

/** Reports from a folder inside the site folder: `versions/v1/`. */
export function reportBelow(folder: string, report: Report): Report {
  return (problem) => report({ ...problem, file: folder + problem.file });
}

/** Reports what keeps nothing from being rendered. */
export function toWarnings(report: Report): Report {
  return (problem) => report({ ...problem, severity: 'warning' });
}

/** The same problems for somebody who is still writing: deferrable errors become warnings. */
export function relaxProblems(problems: readonly Problem[]): Problem[] {
  return problems.map(relax);
}

/** The same as they are reported. */
export function relaxing(report: Report): Report {
  return (problem) => report(relax(problem));
}

function relax(problem: Problem): Problem {
  return problem.isDeferrable ? { ...problem, severity: 'warning' } : problem;
}

export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

function comparePlaces(one: Problem, other: Problem): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0);
}
