import type { Code } from 'mdast';
import type { ProseBlock } from '../../../src/model/prose.ts';
import { type Conversion, find } from './tree.ts';

/** What may be after the language of a code block. */
export const CODE_WORDS: readonly string[] = ['title="…"', 'schema="…"', '{1,3-5}', 'showLineNumbers'];

type CodeBlock = Extract<ProseBlock, { kind: 'code' }>;

/** A fenced block: ```` ```ts title="sign.ts" {1,3-5} showLineNumbers ````. */
export function codeBlock(node: Code, conversion: Conversion): CodeBlock {
  const language = node.lang ?? 'text';
  const meta = parseMeta(node.meta ?? '');
  for (const word of meta.unknown) {
    find(
      conversion,
      node,
      `unknown word after the language of a code block: ${word}`,
      `Known: ${CODE_WORDS.join(', ')}.`,
    );
  }
  const { title, highlightedLines, lineNumbers } = meta;
  return {
    kind: 'code',
    code: { language, source: node.value, html: conversion.highlight(language, node.value) },
    ...(title !== undefined && { title }),
    ...(highlightedLines.length > 0 && { highlightedLines }),
    ...(lineNumbers && { lineNumbers }),
  };
}

type Meta = { title?: string; highlightedLines: number[]; lineNumbers: boolean; unknown: string[] };

/** What is after the language of a fenced block. */
function parseMeta(meta: string): Meta {
  const parsed: Meta = { highlightedLines: [], lineNumbers: false, unknown: [] };
  for (const [word] of meta.matchAll(/(?:title|schema)="[^"]*"|\{[\d,\s-]*\}|\S+/g)) {
    // `schema="PinPayload"` is for the test that validates the code of guides; readers do not see it.
    if (word.startsWith('schema="')) continue;
    if (word.startsWith('title="')) parsed.title = word.slice('title="'.length, -1);
    else if (word.startsWith('{') && word.endsWith('}')) parsed.highlightedLines.push(...lineRange(word.slice(1, -1)));
    else if (word === 'showLineNumbers') parsed.lineNumbers = true;
    else parsed.unknown.push(word);
  }
  return parsed;
}

const MAX_LINE = 9999;

function lineRange(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = Number.NaN, last = first] = range.split('-').map((part) => Number.parseInt(part, 10));
    if (!(first >= 1 && last >= first && last <= MAX_LINE)) return [];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
