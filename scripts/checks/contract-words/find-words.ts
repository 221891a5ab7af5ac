import ts from 'typescript';

const WORD = /[\w-]+/g;

export type FoundWord = { line: number; column: number; word: string };

/**
 * Words of a contract in a source file: in texts, and as names of members, which is how data of an API is read. Names that the code gives to its own
 * functions and variables are free, and comments may have examples. A file that is no TypeScript is text as a whole.
 */
export function findWords(file: string, text: string, words: ReadonlySet<string>): FoundWord[] {
  // Most files have none of them, and need not be parsed.
  if (!text.match(WORD)?.some((word) => words.has(word))) return [];
  const found: FoundWord[] = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const add = (start: number, word: string) => {
    const { line, character } = source.getLineAndCharacterOfPosition(start);
    found.push({ line: line + 1, column: character + 1, word });
  };
  const read = (start: number, part: string) => {
    for (const { 0: word, index } of part.matchAll(WORD)) if (words.has(word)) add(start + index, word);
  };
  if (!/\.tsx?$/.test(file)) {
    read(0, text);
    return found;
  }
  const visit = (node: ts.Node): void => {
    if (isText(node)) read(node.getStart(), node.getText());
    else if (ts.isIdentifier(node) && isMember(node) && words.has(node.text)) add(node.getStart(), node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isText(node: ts.Node): boolean {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node) ||
    ts.isJsxText(node) ||
    ts.isRegularExpressionLiteral(node) ||
    ts.isNumericLiteral(node)
  );
}

/** `body.cardId`, `{ cardId: 1 }`, `{ cardId } = body`, `cardId: string` in a type. */
function isMember({ parent }: ts.Identifier): boolean {
  return (
    ts.isPropertyAccessExpression(parent) ||
    ts.isPropertyAssignment(parent) ||
    ts.isShorthandPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isBindingElement(parent)
  );
}
