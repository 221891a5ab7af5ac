import { expect, it } from 'vitest';
import { contrast, findReadable, getAccentColours, getLeastContrast, MIN_CONTRAST } from './look.ts';

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  // The examples of WebAIM's checker.
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#0000ff', '#ffffff')).toBeCloseTo(8.59, 2);
});

it('makes the colours of both themes from one, and keeps two', () => {
  const { light, dark } = getAccentColours('#3b5bdb');
  expect(light).toMatchObject({ accent: '#3b5bdb', on: '#ffffff' });
  expect(dark.on).toBe('#0d1416');
  for (const [colours, theme] of [
    [light, 'light'],
    [dark, 'dark'],
  ] as const)
    expect(getLeastContrast(colours, theme)).toBeGreaterThan(MIN_CONTRAST);
  expect(getAccentColours({ light: '#3b5bdb', dark: '#abcdef' }).dark.accent).toBe('#abcdef');
});

it('finds a readable colour near one that is not', () => {
  const yellow = '#ffd43b';
  expect(getLeastContrast(getAccentColours(yellow).light, 'light')).toBeLessThan(1.6);
  const readable = findReadable(yellow, 'light');
  expect(getLeastContrast(getAccentColours(readable).light, 'light')).toBeGreaterThanOrEqual(MIN_CONTRAST);
  expect(findReadable('#3b5bdb', 'light')).toBe('#3b5bdb');
});
