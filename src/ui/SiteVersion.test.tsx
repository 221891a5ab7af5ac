// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { SiteData } from '../model/site.ts';
import { createI18n, loadStrings } from '../strings/i18n.ts';
import { SiteVersion } from './SiteVersion.tsx';
import { TextProvider } from './TextProvider.tsx';

await loadStrings('en', 'interface');

function renderText(versions: string[]) {
  const downloads = versions.map((version, index) => ({ title: `Document ${index}`, version, files: [] }));
  return render(
    <TextProvider i18n={createI18n('en')}>
      <SiteVersion site={{ downloads } as unknown as SiteData} />
    </TextProvider>,
  ).container.textContent;
}

afterEach(cleanup);

it('names the version that all documents have', () => {
  expect(renderText(['2.0.0', '2.0.0'])).toBe('Contract 2.0.0');
});

it('names none where documents have versions of their own', () => {
  expect(renderText(['2.0.0', '1.8.0'])).toBe('');
});
