import { expect, it } from 'vitest';
import { cutWindow, LONGEST_RESULT } from './text-window.ts';

it('gives a text in windows that together are the text', () => {
  const text = Array.from({ length: 4000 }, (_, index) => `| "${index}" | \\ value |`).join('\n');
  const windows: string[] = [];
  for (let offset: number | undefined = 0; offset !== undefined; ) {
    const window = cutWindow(text, offset);
    expect(JSON.stringify(window).length).toBeLessThanOrEqual(LONGEST_RESULT);
    windows.push(window.text);
    offset = window.nextOffset;
  }

  expect(windows.join('')).toBe(text);
  expect(windows.slice(0, -1).every((window) => window.endsWith('\n'))).toBe(true);
});

it('says that nothing follows, and gives nothing behind the end', () => {
  expect(cutWindow('Card')).toEqual({ text: 'Card', offset: 0, total: 4 });
  expect(cutWindow('Card', 90)).toEqual({ text: '', offset: 4, total: 4 });
});
