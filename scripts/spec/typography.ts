import { CODE_MARK, withCodeMarked } from './code-spans.ts';

type Rule = { pattern: RegExp; message: string };

const HAN = '\\p{Script=Han}';
const RULES: readonly Rule[] = [
  rule(`${HAN}\\s*[,;:!?](?=\\s|${HAN}|$)`, 'ASCII punctuation after a Chinese character: use ，；：！？'),
  rule(`${HAN}\\.(?=\\s|$)`, 'ASCII full stop after a Chinese character: use 。'),
  rule(`\\(${HAN}|${HAN}\\)`, 'ASCII brackets around Chinese: use （ and ）'),
  rule(
    `${HAN}[A-Za-z0-9${CODE_MARK}]|[A-Za-z0-9${CODE_MARK}]${HAN}`,
    'A space belongs between Chinese and Latin letters, digits or code',
  ),
  rule('[Ａ-Ｚａ-ｚ０-９]', 'Full-width letters or digits: use ASCII ones'),
  rule(
    `[，。；：！？、（）]  *(?=[${HAN}A-Za-z0-9])|[${HAN}A-Za-z0-9]  *[，。；：！？、（）]`,
    'No space beside full-width punctuation',
  ),
];
/** CommonMark: a delimiter between punctuation and a letter cannot close. Before it, pairs only. */
const OPEN_BOLD = rule(
  `(?<=(?:^|\\n)(?:[^*\\n]*\\*\\*[^*\\n]*\\*\\*)*[^*\\n]*)\\*\\*[^*\\n]+[，。：；！？、）”》]\\*\\*(?=[${HAN}A-Za-z0-9${CODE_MARK}])`,
  'Bold that ends with punctuation does not end before a letter: write the punctuation after the **',
);

/** What is wrong with the typography of a Chinese text, as sentences with the place in quotes. */
export function typographyProblems(text: string): string[] {
  const marked = withCodeMarked(text);
  const prose = marked.replaceAll('**', '');
  return [...findBreach(marked, OPEN_BOLD), ...RULES.flatMap((each) => findBreach(prose, each))];
}

function findBreach(prose: string, { pattern, message }: Rule): string[] {
  const match = pattern.exec(prose);
  if (match === null) return [];
  const around = prose.slice(Math.max(0, match.index - 5), match.index + match[0].length + 5);
  return [`${message}: "${around.replaceAll(CODE_MARK, '`…`').replace(/\s+/g, ' ')}".`];
}

function rule(pattern: string, message: string): Rule {
  return { pattern: new RegExp(pattern, 'u'), message };
}
