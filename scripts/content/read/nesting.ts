import type { TextProblem } from './yaml-value.ts';

/** Deeper than any description; the recursive parser would run out of stack, which ends the process. */
const MAX_NESTING = 300;

/**
 * Refuses text that is nested deeper than a parser can follow, before it is parsed: by indentation, or by brackets. The
 * brackets of prose are counted too, so the count starts again at every line that is hardly indented.
 */
export function nestingProblem(text: string): TextProblem | undefined {
  const indents: number[] = [];
  let brackets = 0;
  let offset = 0;
  for (const line of text.split('\n')) {
    const indent = line.search(/[^ ]/);
    if (indent >= 0) {
      while ((indents.at(-1) ?? -1) >= indent) indents.pop();
      indents.push(indent);
      if (indent <= 2) brackets = 0;
      for (const { index, 0: bracket } of line.matchAll(/[[\]{}]/g)) {
        brackets = bracket === '[' || bracket === '{' ? brackets + 1 : Math.max(0, brackets - 1);
        if (brackets > MAX_NESTING) return { offset: offset + index, message: 'Values are nested too deeply.' };
      }
      if (indents.length > MAX_NESTING) return { offset: offset + indent, message: 'Values are nested too deeply.' };
    }
    offset += line.length + 1;
  }
  return undefined;
}
