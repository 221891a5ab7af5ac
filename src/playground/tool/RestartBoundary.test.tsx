// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { createI18n, loadStrings } from '../../strings/i18n.ts';
import { TextProvider } from '../../ui/TextProvider.tsx';
import { RestartBoundary } from './RestartBoundary.tsx';

await loadStrings('en', 'interface');

test('a tool that fails at what it was given says so and can be started again, empty', () => {
  function Tool() {
    const [text, setText] = useState('');
    if (text !== '') throw new Error(text);
    return <input aria-label="text" value={text} onChange={({ target }) => setText(target.value)} />;
  }
  render(
    <TextProvider i18n={createI18n('en')}>
      <RestartBoundary>
        <Tool />
      </RestartBoundary>
    </TextProvider>,
  );
  fireEvent.change(screen.getByLabelText('text'), { target: { value: 'too much' } });

  expect(screen.getByRole('alert').textContent).toContain('cannot handle what it was given');
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByLabelText('text')).toHaveProperty('value', '');
});
