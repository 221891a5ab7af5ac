// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeBlock } from '../blocks/prose/CodeBlock.tsx';
import type { CodeSource } from '../model/code-source.ts';
import { createI18n, loadStrings } from '../strings/i18n.ts';
import { TextProvider } from '../ui/TextProvider.tsx';

await loadStrings('en', 'interface');

const COMMAND = 'npx https://docs.example.com/downloads/pot.tgz';
const CODE = { language: 'bash', source: COMMAND, html: COMMAND };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const renderable = (code: CodeSource) => (
  <TextProvider i18n={createI18n('en')}>
    <CodeBlock code={code} />
  </TextProvider>
);

function renderAt(address: string, code: CodeSource): string | null {
  vi.stubGlobal('location', new URL(address));
  return render(renderable(code)).container.querySelector('pre')?.textContent ?? null;
}

test('a command downloads from the server that the page came from', () => {
  const code = { ...CODE, origin: 'https://docs.example.com' };

  expect(renderToString(renderable(code))).toContain(COMMAND);
  expect(renderAt('http://localhost:4700/en/', code)).toBe('npx http://localhost:4700/downloads/pot.tgz');
  cleanup();
  expect(renderAt('file:///site/en/index.html', code)).toBe(COMMAND);
});

test('an address in other code stays', () => {
  expect(renderAt('http://localhost:4700/en/', CODE)).toBe(COMMAND);
});
