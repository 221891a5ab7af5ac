import { expect, it } from 'vitest';
import type { LocaleInfo } from '../../../../src/model/locale.ts';
import type { Finding } from '../../../findings/finding.ts';
import { checkConfiguredLook } from './configuration.ts';

function check(accent: string | { light: string; dark: string }): Finding[] {
  const found: Finding[] = [];
  const locales: [LocaleInfo] = [{ locale: 'en', tag: 'en', name: 'English' }];
  const config = { title: 'Tea', locales, sourceLocale: 'en', nav: [], sidebars: {}, look: { accent } };
  const locateText = () => ({ file: 'site.ts', line: 1, column: 1 });
  checkConfiguredLook({ dir: '/', config, locateText }, (problem) => found.push(problem));
  return found;
}

it('warns of an accent that cannot be read, with the contrast and a colour that has enough', () => {
  expect(check('#f59f00')).toEqual([
    expect.objectContaining({
      severity: 'warning',
      message: expect.stringMatching(/2\.0 : 1 in the light theme/),
      hint: '#935f00 has enough.',
    }),
  ]);
  expect(check({ light: '#86198f', dark: '#3b0764' })).toEqual([
    expect.objectContaining({ message: expect.stringContaining('dark theme') }),
  ]);
  expect(check('#86198f')).toEqual([]);
});
