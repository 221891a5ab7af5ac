import type { Locale } from '../../../../src/model/locale.ts';
import type { ProseNode } from '../../../../src/model/prose.ts';
import { proseText } from '../../../../src/model/prose-text.ts';
import { openDocument } from '../../../document/reader.js';
import type { Finding, Report } from '../../../findings/finding.ts';
import { createMemory } from '../../cache/memoise.ts';
import type { Markdown } from '../../markdown/markdown.ts';
import { isWritten } from '../../markdown/tree.ts';
import type { ApiDocument } from '../../read/api.ts';
import type { SourcePosition } from '../../read/locate.ts';
import { findExecution, type SampleExecutions } from '../../read/sample-executions.ts';
import type { Context } from '../context.ts';

/** A link in a description, to be checked when all pages are known. */
export type DescriptionLink = { target: string; pointer: string };

type DocumentOptions = {
  locale: Locale;
  markdown: Markdown;
  report: Report;
  isLenient?: boolean;
  executions?: SampleExecutions;
};

/** The context of one document. `links` gathers what its descriptions link to. */
export function documentContext(
  api: Pick<ApiDocument, 'document' | 'locate'>,
  { locale, markdown, report, isLenient = false, executions = {} }: DocumentOptions,
): { context: Context; links: DescriptionLink[] } {
  const links: DescriptionLink[] = [];
  const memory = createMemory();
  const seen = new Set<string>();
  function prose(text: string, pointer: string): ProseNode[] {
    const { blocks, links: targets, findings } = markdown.description(text);
    // Shared components are referred to from many parts of a document: their links and mistakes count once.
    if (!seen.has(pointer)) {
      seen.add(pointer);
      for (const { target } of targets) links.push({ target, pointer });
      for (const { severity = 'error', message, hint, line } of findings) {
        report({ severity, ...lineWithin(api.locate(pointer), text, line), message, hint });
      }
    }
    return blocks.flatMap((block): ProseNode[] =>
      block.kind === 'prose' ? block.nodes : isWritten(block) ? [block] : [],
    );
  }
  const context: Context = {
    document: openDocument(api.document),
    locale,
    isLenient,
    code: markdown.code,
    findExecution: (sample) => findExecution(executions, sample),
    prose,
    inline: (text, pointer) => toInline(prose(text, pointer)),
    warn(pointer, message, hint) {
      const key = `${pointer} ${message}`;
      if (!seen.has(key)) report({ severity: 'warning', ...api.locate(pointer), message, hint });
      seen.add(key);
    },
    // What is reported is not memoised, but goes to `warn` and `prose`: once for each position.
    memoise: (key, make, inputs = []) => memory.memoise(key, inputs, () => undefined, make),
  };
  return { context, links };
}

function toInline(nodes: ProseNode[]): ProseNode[] {
  return nodes.flatMap((node, index): ProseNode[] => {
    const space = index === 0 ? [] : [' '];
    if (typeof node === 'string') return [...space, node];
    if (!Array.isArray(node)) return [];
    const [tag, , ...children] = node;
    return tag === 'p' ? [...space, ...children] : [...space, proseText(children)];
  });
}

/** A text of several lines is nearly always a block scalar, which begins on the line after its key. */
function lineWithin(position: SourcePosition, text: string, line = 1): Pick<Finding, 'file' | 'line' | 'column'> {
  return text.includes('\n') ? { file: position.file, line: position.line + line } : position;
}
