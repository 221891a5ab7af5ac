import { required } from '../../packages/base/invariant.ts';

/** A key at the beginning of a line, as JSON and the languages of the samples write it: `"name":`, `name:`, `'name' =>`. */
const KEY = /^(\s*)(?:["']([^"']+)["']|([A-Za-z_][\w-]*))\s*(?::(?!:)|=>)/;

/**
 * For each line of code with one key a line the keys that lead to it, by indentation: `["initialAmount", "value"]`. A line without a key belongs to
 * the one that it closes or continues.
 */
export function getKeyedLines(source: string): string[][] {
  const open: { indent: number; key: string }[] = [];
  return source.split('\n').map((line) => {
    const found = KEY.exec(line);
    const indent = found ? required(found[1], 'The pattern has this group.').length : line.search(/\S|$/);
    const isClosing = !found && /^\s*[\])}]/.test(line);
    while (open.length > 0 && (open.at(-1)?.indent ?? 0) > (isClosing ? indent : indent - (found ? 1 : 0))) open.pop();
    if (found) open.push({ indent, key: required(found[2] ?? found[3], 'A key is quoted or not.') });
    const keys = open.map(({ key }) => key);
    if (isClosing && open.at(-1)?.indent === indent) open.pop();
    return keys;
  });
}
