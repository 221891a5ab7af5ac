/** A mistake in what somebody wrote. Problems are collected and printed together; a bug throws instead. */
export type Problem = {
  severity: 'error' | 'warning';
  /** Path relative to the site folder. */
  file: string;
  /** From 1. */
  line?: number;
  /** From 1. */
  column?: number;
  message: string;
  /** How to mend it, when that is known. */
  hint?: string;
};

export type Report = (problem: Problem) => void;

/** `openapi/token.yaml:12:5  message` and, on a second line, the hint. */
export function formatProblem({ severity, file, line, column, message, hint }: Problem): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  const mark = severity === 'warning' ? 'warning: ' : '';
  return `${place}  ${mark}${message}${hint ? `\n    hint: ${hint}` : ''}`;
}
