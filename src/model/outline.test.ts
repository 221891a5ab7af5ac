import { describe, expect, it } from 'vitest';
import { outlineOf } from './outline.ts';

const heading = (depth: number, id: string) => ({ depth, id, text: id.toUpperCase() });

describe('outlineOf', () => {
  it('nests a third-level heading in the second-level heading before it', () => {
    const outline = outlineOf([heading(2, 'auth'), heading(3, 'headers'), heading(2, 'data')], []);

    expect(outline.map(({ id, items }) => [id, items.map((item) => item.id)])).toEqual([
      ['auth', ['headers']],
      ['data', []],
    ]);
  });

  it('leaves out headings that are deeper than the third level', () => {
    expect(outlineOf([heading(2, 'auth'), heading(4, 'detail')], [])[0]?.items).toEqual([]);
  });

  it('keeps a third-level heading that has nothing above it', () => {
    expect(outlineOf([heading(3, 'alone')], []).map(({ id }) => id)).toEqual(['alone']);
  });
});
