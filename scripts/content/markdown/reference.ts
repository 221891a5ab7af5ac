type Positioned = { position?: { start: { line: number; column: number } } };

/** A link or image as its author wrote it, to be checked when all pages are known. */
export type Reference = { target: string; line: number; column: number };

/** Notes a link or image at a node. */
export function refer(list: Reference[], { position }: Positioned, target: string): void {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  list.push({ target, line, column });
}
