import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  ensureSyntaxTree,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { findSyntaxError, locateField } from './locate-field.ts';

/** A problem at a field, in words. */
export type FieldProblem = { field: string; message: string };

export type EditorOptions = {
  text: string;
  label: string;
  /** What was selected in the field that the editor takes the place of, if that had the focus. */
  selection: { anchor: number; head: number } | undefined;
  onText: (text: string) => void;
};

/** Longest time that parsing may take before problems are marked; a longer text is marked as far as it has been parsed. */
const PARSE_MS = 200;

// Colours of the code panels.
const COLOURS = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--c-key)' },
  { tag: tags.string, color: 'var(--c-str)' },
  { tag: tags.number, color: 'var(--c-num)' },
  { tag: [tags.bool, tags.null], color: 'var(--c-kw)' },
]);

const THEME = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--panel)', fontSize: 'var(--t-14)', maxBlockSize: '56dvh' },
  '&.cm-focused': { outline: '2px solid var(--qing)', outlineOffset: '1px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: 'var(--lh-code)' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--ink-3)', border: 'none' },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': { backgroundColor: 'var(--qing-soft)' },
  '.cm-tooltip': { backgroundColor: 'var(--raise)', color: 'var(--ink)', border: '1px solid var(--line-2)' },
});

/**
 * A JSON editor in a shadow root: there its styles are constructed sheets (CSSOM), where they would be style elements in a document, which
 * the security policy refuses.
 */
export function createEditor(root: ShadowRoot, { text, label, selection, onText }: EditorOptions): EditorView {
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      ...(selection && { selection }),
      extensions: [
        lineNumbers(),
        lintGutter(),
        history(),
        json(),
        syntaxHighlighting(COLOURS),
        bracketMatching(),
        indentOnInput(),
        indentUnit.of('  '),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': label, spellcheck: 'false' }),
        keymap.of([...lintKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
        leavesByEscapeAndTab,
        THEME,
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onText(state.doc.toString());
        }),
      ],
    }),
  });
  if (selection) view.focus();
  return view;
}

/** After Escape, Tab moves the focus again until something is typed: without the two seconds that the library allows for it (WCAG 2.1.2, 2.2.1). */
const leavesByEscapeAndTab = EditorView.domEventObservers({
  keydown({ key }, view) {
    if (key === 'Escape') view.setTabFocusMode(true);
    else if (!['Tab', 'Shift'].includes(key)) view.setTabFocusMode(false);
  },
  focus: (_, view) => view.setTabFocusMode(false),
});

/** Shows a text that was changed elsewhere; the editor's own is left alone. */
export function replaceText(view: EditorView, text: string): void {
  if (view.state.doc.toString() === text) return;
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
}

/** Marks problems in the gutter and in the text; a text that is no JSON has one alone, where it stops being that. */
export function markProblems(view: EditorView, problems: FieldProblem[], syntaxError: string): void {
  const { state } = view;
  const tree = ensureSyntaxTree(state, state.doc.length, PARSE_MS);
  if (!tree) return;
  const broken = findSyntaxError(tree);
  const diagnostics: Diagnostic[] = broken
    ? [{ ...broken, severity: 'error', message: syntaxError }]
    : problems.map(({ field, message }) => ({
        ...locateField(tree, state.doc.toString(), field),
        severity: 'error',
        message: `${field}: ${message}`,
      }));
  view.dispatch(setDiagnostics(state, diagnostics));
}
