import { type Document, isCollection, isScalar, visit } from 'yaml';
import { getRange } from './yaml-range.ts';
import type { TextProblem } from './yaml-value.ts';

/** Every tab, but only the first mistake of syntax: what follows it is mostly its echo. */
export function yamlProblems(document: Document, text: string): TextProblem[] {
  const tabs = document.errors.filter(({ code }) => code === 'TAB_AS_INDENT');
  const kept = tabs.length > 0 ? tabs : document.errors.slice(0, 1);
  return kept.map(({ code, pos, message }) => {
    const open = /^Flow |^Missing closing/.test(message) ? findUnclosed(document, text) : undefined;
    if (open !== undefined) return { offset: open, message: `This ${text[open]} is not closed.` };
    const words = WORDS[message.startsWith('Implicit map keys') ? 'MULTILINE_IMPLICIT_KEY' : code];
    return { offset: pos[0], message: `${message}.`, ...words };
  });
}

/** Mistakes by the codes of the parser, whose own words are about YAML's grammar. */
const WORDS: Record<string, { message?: string; hint: string }> = {
  TAB_AS_INDENT: { message: 'A tab is used as indentation.', hint: 'Indent with spaces.' },
  MULTIPLE_DOCS: { message: 'The file holds more than one document.', hint: 'Remove the line "---".' },
  MULTILINE_IMPLICIT_KEY: {
    message: 'A name without a colon.',
    hint: 'Write a colon after the name, and a space between the colon and a value.',
  },
  BLOCK_AS_IMPLICIT_KEY: { hint: 'A text that contains a colon needs quotes.' },
  BAD_SCALAR_START: { hint: 'A text that begins with this character needs quotes.' },
  BAD_DQ_ESCAPE: { hint: 'Write a backslash twice, or use single quotes.' },
};

const CLOSING: Record<string, string> = { '{': '}', '[': ']', '"': '"', "'": "'" };

/** Where the last bracket or quotation mark is that has no counterpart. */
function findUnclosed(document: Document, text: string): number | undefined {
  let found: number | undefined;
  visit(document, {
    Node(_, node) {
      const isDelimited = isCollection(node) ? node.flow : isScalar(node) && node.type?.startsWith('QUOTE_');
      if (!isDelimited) return;
      const { start, end } = getRange(node);
      const isClosed = end - start > 1 && text[end - 1] === CLOSING[text[start] ?? ''];
      if (!isClosed) found = start;
    },
  });
  return found;
}
