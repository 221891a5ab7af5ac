import type { Finding } from '../findings/finding.ts';

/** The lines that have findings, each once, with the gravest level: marks on top of each other would cover the text. */
export function listMarkedLines(findings: readonly (Pick<Finding, 'level'> & { line: number })[]) {
  const levels = new Map<number, Finding['level']>();
  // The gravest come first.
  for (const { line, level } of findings) if (!levels.has(line)) levels.set(line, level);
  return [...levels].map(([line, level]) => ({ line, level }));
}
