// @vitest-environment happy-dom
import { EditorView } from '@codemirror/view';
import { render } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { required } from '../../../packages/base/invariant.ts';
import { JsonEditor } from './JsonEditor.tsx';

function findEditor(): EditorView {
  const root = document.querySelector('.json-editor')?.shadowRoot;
  const element = required(root?.querySelector<HTMLElement>('.cm-editor'), 'The editor is in the shadow root.');
  return required(EditorView.findFromDOM(element), 'The element is an editor.');
}

test('what is typed before the first effect stays', () => {
  function Body() {
    const [text, setText] = useState('{"a": 1}');
    useLayoutEffect(() => findEditor().dispatch({ changes: { from: 7, insert: '2' } }), []);
    return (
      <JsonEditor text={text} label="Body" selection={undefined} onText={setText} problems={[]} syntaxError="no JSON" />
    );
  }
  render(<Body />);

  expect(findEditor().state.doc.toString()).toBe('{"a": 12}');
});
