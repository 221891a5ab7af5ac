import type { Block } from '../../../../src/model/page.ts';
import type { Directive } from '../../markdown/tree.ts';
import type { GuideDocument } from '../../read/guide.ts';
import type { LocaleBuildInput } from '../locale-build.ts';

/** Where a guide names something: at a directive, or without a position in its frontmatter. */
export type Written = { guide: GuideDocument; position?: { line: number; column?: number } };

/** The blocks that stand in place of a directive. What it lacks is reported; then it is nothing. */
export type ResolveDirective = (directive: Directive, at: Written, input: LocaleBuildInput) => Block[];

/** Reports a mistake of a guide where it is written. */
export function reportAt(
  { guide, position }: Written,
  { report }: LocaleBuildInput,
  message: string,
  hint: string,
): void {
  const { line, column } = position ?? { line: 1 };
  report({ severity: 'error', file: guide.file, line, ...(column !== undefined && { column }), message, hint });
}
