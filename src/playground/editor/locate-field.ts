import type { syntaxTree } from '@codemirror/language';

type Tree = ReturnType<typeof syntaxTree>;
type SyntaxNode = Tree['topNode'];

type Range = { from: number; to: number };

/** Where a field is in JSON text: its name, or what it should be in where it is missing. `path` is that of a problem: `amount.value`. */
export function locateField(tree: Tree, text: string, path: string): Range {
  let value = tree.topNode.firstChild;
  let range: Range = { from: value?.from ?? 0, to: (value?.from ?? 0) + 1 };
  for (const name of path === '' ? [] : path.split('.')) {
    const found = value && (value.name === 'Array' ? findItem(value, Number(name)) : findProperty(value, text, name));
    if (!found) break;
    range = found.range;
    value = found.value;
  }
  return range;
}

/** The first place where the text is no JSON; undefined where it is. */
export function findSyntaxError(tree: Tree): Range | undefined {
  let found: Range | undefined;
  tree.iterate({
    enter: ({ type, from, to }) => {
      if (type.isError) found ??= { from, to };
      return found === undefined;
    },
  });
  return found;
}

function findProperty(object: SyntaxNode, text: string, name: string) {
  for (const property of object.getChildren('Property')) {
    const label = property.getChild('PropertyName');
    if (label && readName(text.slice(label.from, label.to)) === name)
      return { range: { from: label.from, to: label.to }, value: property.lastChild };
  }
  return undefined;
}

function findItem(array: SyntaxNode, index: number) {
  const items: SyntaxNode[] = [];
  for (let node = array.firstChild; node; node = node.nextSibling) if (!/[[\],⚠]/.test(node.name)) items.push(node);
  const item = items[index];
  return item && { range: { from: item.from, to: item.to }, value: item };
}

function readName(literal: string): string | undefined {
  try {
    return JSON.parse(literal);
  } catch {
    return undefined;
  }
}
