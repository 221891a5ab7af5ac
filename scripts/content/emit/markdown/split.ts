/** Characters of a Markdown file that clients of language models take in one piece. */
export const LONGEST_FILE = 50_000;

type Piece = { text: string /** Of a heading, 1 to 6. */; depth?: number };

/**
 * Cuts Markdown into parts of at most `limit` characters: before the highest heading of the second half of a part, else between blocks.
 * What is one block, such as a table, stays whole.
 */
export function splitMarkdown(text: string, limit = LONGEST_FILE): string[] {
  const parts: string[] = [];
  let pieces: Piece[] = [];
  for (const piece of listPieces(text)) {
    pieces.push(piece);
    while (pieces.length > 1 && measure(pieces) > limit) {
      const cut = findCut(pieces);
      parts.push(join(pieces.slice(0, cut)));
      pieces = pieces.slice(cut);
    }
  }
  return [...parts, join(pieces)];
}

/** Where the next part begins: at least one piece, and never all of them. */
function findCut(pieces: Piece[]): number {
  const half = measure(pieces) / 2;
  let cut = pieces.length - 1;
  let length = 0;
  let depth = 7;
  for (const [index, piece] of pieces.entries()) {
    const isBetter = piece.depth !== undefined && piece.depth <= depth;
    if (index > 0 && length >= half && isBetter) {
      cut = index;
      depth = piece.depth ?? depth;
    }
    length += piece.text.length + 2;
  }
  return cut;
}

/** Blocks as empty lines separate them. Fenced code, and what is indented below a list item, belongs to the block before. */
function listPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let fence: string | undefined;
  for (const block of text.trimEnd().split('\n\n')) {
    const last = pieces.at(-1);
    if (last && (fence !== undefined || /^\s/.test(block))) last.text += `\n\n${block}`;
    else pieces.push({ text: block, ...getDepth(block) });
    fence = findOpenFence(block, fence);
  }
  return pieces;
}

function getDepth(block: string): Pick<Piece, 'depth'> {
  const marks = /^(#{1,6}) /.exec(block)?.[1];
  return marks === undefined ? {} : { depth: marks.length };
}

/** The fence of code that is open behind these lines. */
function findOpenFence(block: string, before: string | undefined): string | undefined {
  let open = before;
  for (const line of block.split('\n')) {
    const marks = /^[>\s-]*(`{3,})/.exec(line)?.[1];
    if (marks === undefined) continue;
    if (open === undefined) open = marks;
    else if (marks.length >= open.length && /^[>\s]*`+\s*$/.test(line)) open = undefined;
  }
  return open;
}

function measure(pieces: Piece[]): number {
  return pieces.reduce((sum, { text }) => sum + text.length + 2, 0);
}

function join(pieces: Piece[]): string {
  return `${pieces.map(({ text }) => text).join('\n\n')}\n`;
}
