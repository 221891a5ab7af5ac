// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createI18n, loadStrings } from '../../../strings/i18n.ts';
import { TextProvider } from '../../../ui/TextProvider.tsx';
import { LargeText } from './LargeText.tsx';

await loadStrings('en', 'playground');

it('shows the beginning of a large body on lines of its own, and offers all of it', () => {
  const text = JSON.stringify(Array.from({ length: 50_000 }, (_, index) => ({ index, name: 'x'.repeat(20) })));

  const { container } = render(
    <TextProvider i18n={createI18n('en')}>
      <LargeText text={text} />
    </TextProvider>,
  );

  expect(container.textContent).toContain('{\n    "index": 0,\n    "name"');
  expect(container.querySelectorAll('*').length).toBeLessThan(30_000);
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
});
