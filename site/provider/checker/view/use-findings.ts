import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Checked } from '../check-paste.ts';
import type { Finding } from '../findings/finding.ts';

/** More findings than anybody reads one by one. */
const MAX_FINDINGS = 100;

/** `line` counts from 0. */
type LocatedFinding = Finding & { line: number };

/** The findings of a text, one of them current, and the lines that they are on. */
export type Findings = {
  shown: LocatedFinding[];
  /** Findings that are not shown. */
  rest: number;
  current: number | undefined;
  editor: RefObject<HTMLTextAreaElement | null>;
  list: RefObject<HTMLUListElement | null>;
  /** The next finding, or with -1 the one before, round and round. */
  move: (step: 1 | -1) => void;
  /** Selects a line of the text. */
  showLine: (line: number) => void;
};

/** F8 and Shift+F8 go from finding to finding, wherever the focus is on this page. */
export function useFindings(checked: Checked): Findings {
  const editor = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState<{ checked: Checked; index: number }>();
  const { shown, rest } = useMemo(() => locate(checked), [checked]);
  const current = position?.checked === checked ? position.index : undefined;

  const move = (step: 1 | -1) => {
    if (shown.length === 0) return;
    const start = step === 1 ? -1 : shown.length;
    const index = ((current ?? start) + step + shown.length) % shown.length;
    setPosition({ checked, index });
    const item = list.current?.children[index];
    if (item instanceof HTMLElement) item.focus();
    const line = shown[index]?.line;
    if (line !== undefined) scrollToLine(editor.current, line);
  };

  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || shown.length === 0) return;
      event.preventDefault();
      move(event.shiftKey ? -1 : 1);
    };
    addEventListener('keydown', follow);
    return () => removeEventListener('keydown', follow);
  });

  return { shown, rest, current, editor, list, move, showLine: (line) => selectLine(editor.current, line) };
}

function locate(checked: Checked): { shown: LocatedFinding[]; rest: number } {
  if (checked.kind !== 'checked' || !checked.check) return { shown: [], rest: 0 };
  const { findings } = checked.check;
  const levels = [...new Set(findings.map(({ level }) => level))];
  const located = findings
    .slice(0, MAX_FINDINGS)
    .map((finding) => ({ ...finding, line: checked.findLine(finding.path) }));
  // The gravest first, as they came; then in the order of the text.
  const shown = located.toSorted(
    (one, other) => levels.indexOf(one.level) - levels.indexOf(other.level) || one.line - other.line,
  );
  return { shown, rest: findings.length - shown.length };
}

function selectLine(editor: HTMLTextAreaElement | null, line: number): void {
  if (!editor) return;
  const lines = editor.value.split('\n');
  const start = lines.slice(0, line).reduce((sum, { length }) => sum + length + 1, 0);
  editor.focus({ preventScroll: true });
  editor.setSelectionRange(start, start + (lines[line]?.length ?? 0));
  scrollToLine(editor, line);
}

/** The box around the text scrolls, not the text, which is as high as its lines. */
function scrollToLine(editor: HTMLTextAreaElement | null, line: number): void {
  const box = editor?.parentElement;
  if (!editor || !box) return;
  const height = editor.scrollHeight / editor.rows;
  box.scrollTo({ top: line * height - box.clientHeight / 3 });
}
