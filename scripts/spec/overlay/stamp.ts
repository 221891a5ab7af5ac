import { isMap, isNode, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml';
import { required } from '../../../packages/base/invariant.ts';
import { fromPointer, valueAt } from '../../content/json/json-pointer.ts';
import { getRange } from '../../content/read/yaml-range.ts';
import type { Translation } from '../contract.ts';
import { recordedHashes, SOURCE_HASH, translatedTexts } from './source-hash.ts';

/**
 * The text of an overlay with the hashes of all English texts recorded in it. Only the lines of the hashes change:
 * comments, quotes and folding stay as they were written. `stamped` names each English text that has changed since or is new, with its
 * position and the translation that is declared up to date. A `failure` says why an action cannot be stamped.
 */
export function stampOverlay({
  source,
  overlay,
  result,
}: Translation): { text: string; stamped: string[] } | { failure: string } {
  if (!overlay || !result) return { failure: `${source.file} has no overlay.` };
  const { text } = overlay.source;
  const actions = parseDocument(text, { prettyErrors: false }).get('actions');
  if (!isSeq(actions)) return { failure: `${overlay.source.file} has no actions.` };
  const edits: Edit[] = [];
  const stamped: string[] = [];
  for (const [index, action] of overlay.actions.entries()) {
    const node = actions.get(Number(action.pointer.slice('/actions/'.length)));
    if (!isMap(node)) continue;
    const { line } = overlay.source.locate(action.pointer);
    if (node.flow) return { failure: `${overlay.source.file}:${line}  Write this action over several lines.` };
    const hashes = translatedTexts(
      source.value,
      action,
      required(result.matches[index], 'Each action has its matches.'),
    );
    const recorded = recordedHashes(action);
    for (const { pointer, hash, targets, sources } of hashes)
      if (recorded.get(pointer) !== hash)
        stamped.push(
          `${source.file}:${source.locate(required(targets[0], 'A translated text translates one.')).line}  ${JSON.stringify(sources[0])} → ${JSON.stringify(valueAt(action.update, fromPointer(pointer)))}`,
        );
    edits.push(...editsFor(text, node, new Map(hashes.map(({ pointer, hash }) => [pointer, hash]))));
  }
  return { text: applyEdits(text, edits), stamped };
}

type Edit = { start: number; end: number; text: string };

function editsFor(text: string, action: YAMLMap, hashes: ReadonlyMap<string, string>): Edit[] {
  const removed: Edit[] = [];
  let last = 0;
  for (const { key, value } of action.items) {
    const [start, end] = [isScalar(key) ? getRange(key).start : 0, isNode(value) ? getRange(value).end : 0];
    if (isScalar(key) && key.value === SOURCE_HASH)
      removed.push({ start: lineStart(text, start), end: lineEnd(text, end), text: '' });
    else last = Math.max(last, end);
  }
  const at = lineEnd(text, last);
  const first = getRange(action).start;
  const indent = ' '.repeat(first - lineStart(text, first));
  return hashes.size === 0 ? removed : [...removed, { start: at, end: at, text: formatHashes(hashes, indent) }];
}

/** Hashes are quoted: `12345678` and `1e234567` would be numbers. */
function formatHashes(hashes: ReadonlyMap<string, string>, indent: string): string {
  const lines = [...hashes].map(([pointer, hash]) => `${indent}  ${quoted(pointer)}: '${hash}'\n`);
  return `${indent}${SOURCE_HASH}:\n${lines.join('')}`;
}

function quoted(pointer: string): string {
  return /^[\w/~.-]+$/.test(pointer) ? pointer : JSON.stringify(pointer);
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** The start of the next line; a block scalar already ends there. */
function lineEnd(text: string, offset: number): number {
  if (offset > 0 && text[offset - 1] === '\n') return offset;
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}

function applyEdits(text: string, edits: Edit[]): string {
  const sorted = edits.toSorted((one, other) => other.start - one.start || other.end - one.end);
  return sorted.reduce(
    (result, { start, end, text: inserted }) => result.slice(0, start) + inserted + result.slice(end),
    text,
  );
}
