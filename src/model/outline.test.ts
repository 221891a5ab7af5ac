import { describe, expect, it } from 'vitest';
import { getOutline } from './outline.ts';

const heading = (depth: number, id: string) => ({ depth, id, text: id.toUpperCase() });

describe('getOutline', () => {
  it('nests a third-level heading in the second-level heading before it', () => {
    const outline = getOutline([heading(2, 'auth'), heading(3, 'headers'), heading(2, 'data')], []);

    expect(outline.map(({ id, items }) => [id, items.map((item) => item.id)])).toEqual([
      ['auth', ['headers']],
      ['data', []],
    ]);
  });

  it('goes down to the fourth level', () => {
    const [auth] = getOutline([heading(2, 'auth'), heading(3, 'key'), heading(4, 'curve'), heading(5, 'detail')], []);

    expect(auth?.items).toEqual([{ id: 'key', text: 'KEY', items: [{ id: 'curve', text: 'CURVE', items: [] }] }]);
  });

  it('keeps a third-level heading that has nothing above it', () => {
    expect(getOutline([heading(3, 'alone')], []).map(({ id }) => id)).toEqual(['alone']);
  });
});
