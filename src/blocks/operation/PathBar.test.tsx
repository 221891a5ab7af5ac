// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createI18n, loadStrings } from '../../strings/i18n.ts';
import { TextProvider } from '../../ui/TextProvider.tsx';
import { PathBar } from './PathBar.tsx';

await loadStrings('en', 'interface');

const server = { url: 'https://chat.example.com/connect', description: '' };

function renderAddress(path: string) {
  const { container } = render(
    <TextProvider i18n={createI18n('en')}>
      <PathBar method="EVENT" path={path} servers={[server]} />
    </TextProvider>,
  );
  return container.querySelector('code');
}

afterEach(cleanup);

it('sets the host apart, which phones leave out', () => {
  expect(renderAddress('/rooms')?.querySelector('span')?.textContent).toBe('https://chat.example.com/connect');
});

it('has nothing that phones leave out where the address is that of the server', () => {
  const address = renderAddress('');
  expect(address?.textContent).toBe('https://chat.example.com/connect');
  expect(address?.querySelector('span')).toBe(null);
});
