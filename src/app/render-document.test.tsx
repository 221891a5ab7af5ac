import { Suspense, use } from 'react';
import { describe, expect, test } from 'vitest';
import { renderDocument } from './render-document.ts';

function Broken(): never {
  throw new Error('no such field');
}

const late = new Promise<string>((resolve) => setTimeout(resolve, 1, 'late'));

function Waiting() {
  return use(late);
}

describe('renderDocument', () => {
  test('a Suspense boundary is marked for hydration and contains its content', async () => {
    expect(await renderDocument(<Suspense>text</Suspense>)).toBe('<!--$-->text<!--/$-->');
  });

  test('a mistake inside a boundary is not left to the browser', async () => {
    await expect(
      renderDocument(
        <Suspense>
          <Broken />
        </Suspense>,
      ),
    ).rejects.toThrow('no such field');
  });

  test('a Suspense boundary that waits is an error, not a placeholder in the page', async () => {
    await expect(
      renderDocument(
        <Suspense>
          <Waiting />
        </Suspense>,
      ),
    ).rejects.toThrow('waits for something');
  });
});
