import type { EditorView } from '@codemirror/view';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createEditor, type EditorOptions, type FieldProblem, markProblems, replaceText } from './create-editor.ts';

export type JsonEditorProps = EditorOptions & {
  problems: FieldProblem[];
  /** What to say where the text is no JSON. */
  syntaxError: string;
};

/** CodeMirror, with the problems of the text marked. */
export function JsonEditor({ problems, syntaxError, ...options }: JsonEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(undefined);
  const { text, onText } = options;
  const latest = useRef(onText);
  useEffect(() => {
    latest.current = onText;
  }, [onText]);
  // Texts that were shown or typed here and have not come back: the reader may be ahead of what is rendered, and types before the first effect.
  const typed = useRef([text]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; later texts come below.
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open', delegatesFocus: true });
    const view = createEditor(root, {
      ...options,
      onText: (next) => {
        typed.current.push(next);
        latest.current(next);
      },
    });
    editor.current = view;
    return () => view.destroy();
  }, []);

  useEffect(() => {
    const position = typed.current.lastIndexOf(text);
    if (position < 0 && editor.current) {
      typed.current = [];
      replaceText(editor.current, text);
    } else typed.current.splice(0, position + 1);
  }, [text]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text moves what the problems mark.
  useEffect(() => {
    if (editor.current) markProblems(editor.current, problems, syntaxError);
  }, [text, problems, syntaxError]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the editor inside has the focus.
    <div
      className="json-editor"
      ref={host}
      onKeyDown={(event) => {
        // The dialog stays open: in the editor Escape lets Tab leave.
        if (event.key === 'Escape') event.preventDefault();
      }}
    />
  );
}
