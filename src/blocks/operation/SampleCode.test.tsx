// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CodeSample } from '../../model/operation.ts';
import { createI18n, loadStrings } from '../../strings/i18n.ts';
import { TextProvider } from '../../ui/TextProvider.tsx';
import { SampleCode } from './SampleCode.tsx';

await loadStrings('en', 'interface');

const sandbox = { url: 'https://sandbox.example.com', description: 'Provider sandbox' };
const production = { url: 'https://api.example.com', description: 'Production' };

afterEach(cleanup);

/** The lines that a copy button takes. */
function renderSetup(language: string, setup: string[], signed?: CodeSample['signed']): string[] {
  const html = [...setup, '', 'call()'].join('\n');
  const sample = { language, label: '', example: '', setupLines: setup.length, code: { html, source: html, language } };
  const { container } = render(
    <TextProvider i18n={createI18n('en')}>
      <SampleCode
        sample={{ ...sample, ...(signed && { signed }) }}
        servers={[sandbox, production]}
        server={production}
      />
    </TextProvider>,
  );
  return [...container.querySelectorAll('pre')]
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .split('\n');
}

it('copies the environment that it shows: as a command of a shell script', () => {
  expect(renderSetup('bash', ['<span class="c"># Run: bash a.sh</span>', 'source ./b.sh'], 'headers')).toEqual([
    'export BASE_URL=https://api.example.com',
    '# Run: bash a.sh',
    'source ./b.sh',
    'call()',
  ]);
});

it('copies the environment of another program above how to run it, where a comment may be', () => {
  expect(renderSetup('php', ['&lt;?php', '// Run: php a.php', '// Needs PHP 8.1.'], 'query').slice(0, 4)).toEqual([
    '<?php',
    '// export TOKEN_BASE_URL=https://api.example.com',
    '// Run: php a.php',
    '// Needs PHP 8.1.',
  ]);
});

it('adds nothing to a sample whose URL is in the call', () => {
  expect(renderSetup('bash', ['# Run: bash a.sh'])).toEqual(['# Run: bash a.sh', 'call()']);
});
