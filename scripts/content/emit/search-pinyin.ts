import { pinyin } from 'pinyin-pro';

/** How the Han characters of a title are typed: in full and by initials, `kaika` and `kk`. Nothing for a title without any. */
export function toPinyin(title: string): string[] {
  const han = [...title.matchAll(/\p{Script=Han}/gu)].join('');
  if (han === '') return [];
  const write = (pattern: 'pinyin' | 'first') => pinyin(han, { pattern, toneType: 'none', v: true, separator: '' });
  return [write('pinyin'), write('first')];
}
