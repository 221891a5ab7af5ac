import type { Report } from '../../../findings/finding.ts';
import type { ContractName, ContractNames } from '../../describe/document/contract-names.ts';
import { findQuantities, type Quantity } from '../../markdown/quantities.ts';
import type { GuideDocument } from '../../read/guide.ts';
import { limitText } from '../links/contract-index.ts';

const SECONDS: Record<string, number> = { second: 1, minute: 60, hour: 3600, day: 86_400 };

/** How many limits a hint names. */
const MOST_SUGGESTED = 3;

/** A limit or rate limit: its typed link, its value in words, and its amounts, each with what it is counted in. */
type Known = { target: string; value: string; amounts: Amount[] };
type Amount = { amount: number; unit: string };

/**
 * Where a contract has limits, a guide types no number with a unit: one that is in the contract is written as a typed link, and any other
 * may contradict it, unless `allow:` in the frontmatter says that it is of something else. Money may be an example of the contract.
 */
export function checkTypedLimits(
  { links, words }: ContractNames,
  guides: readonly GuideDocument[],
  report: Report,
): void {
  const known = [...links].flatMap(([target, name]) => describeLimit(target, name));
  if (known.length === 0) return;
  for (const { file, frontmatter, tree } of guides) {
    for (const quantity of [...quantitiesIn(frontmatter.description), ...tree.quantities]) {
      const { target, line, column, text } = quantity;
      if (frontmatter.allow.some((phrase) => phrase.includes(target) && text.includes(phrase))) continue;
      const typed = amountsOf(quantity);
      const equal = known.filter(({ amounts }) => amounts.some((one) => typed.some((other) => isEqual(one, other))));
      if (equal.length === 0 && (quantity.measure === 'none' || isMoneyOf(quantity, links, words))) continue;
      const suggested = equal.length > 0 ? equal : suggest(typed, known, `${file} ${text}`);
      const fix = suggested.map((limit) => `[[${limit.target}]] (${limit.value})`).join(' or ');
      report({
        ...{ severity: 'error', file, line, column },
        message: equal.length > 0 ? `the contract holds "${target}"` : `the contract does not say "${target}"`,
        hint: `${fix && `Write ${fix}. `}A number of something else, with words around it, belongs under allow: in the frontmatter.`,
      });
    }
  }
}

function quantitiesIn(text: string): Quantity[] {
  return findQuantities(text, () => ({ line: 1, column: 1 }));
}

/** An amount that a document says somewhere is an example of it; without a currency of the contract it is no money. */
function isMoneyOf({ target, measure }: Quantity, links: ContractNames['links'], words: ReadonlySet<string>): boolean {
  if (typeof measure === 'string' || 'per' in measure) return false;
  return !links.has(`currency:${measure.currency}.scale`) || words.has(target.split(' ')[0] ?? '');
}

/** The limits that may be meant: of the same unit, named like a word of the text, else next in size. */
function suggest(typed: Amount[], known: Known[], text: string): Known[] {
  const [{ amount, unit } = { amount: 0, unit: '' }] = typed;
  const same = known.filter(({ amounts }) => amounts.some((one) => one.unit === unit));
  const named = same.filter(({ target }) => isNamed(target, text.toLowerCase()));
  const getDistance = ({ amounts }: Known) =>
    Math.min(...amounts.map((one) => Math.abs(Math.log(one.amount / amount))));
  const byDistance = (a: Known, b: Known) => getDistance(a) - getDistance(b);
  return (named.length > 0 ? named : same).sort(byDistance).slice(0, MOST_SUGGESTED);
}

/** Whether a text has every word of `limit:accessToken`. */
function isNamed(target: string, text: string): boolean {
  const name = target.slice(target.indexOf(':') + 1);
  return name.split(/(?=[A-Z])/).every((word) => text.includes(word.toLowerCase()));
}

function describeLimit(target: string, name: ContractName): Known[] {
  if (name.kind === 'rate') {
    const rates = quantitiesIn(name.description).filter(({ measure }) => typeof measure !== 'string');
    return [{ target, value: name.description, amounts: rates.flatMap(amountsOf) }];
  }
  if (name.kind !== 'limit') return [];
  const { values, unit = 'none' } = name;
  const factor = SECONDS[unit];
  const amounts = values
    .filter((value) => unit !== 'none' || value >= 1000)
    .map((value) => (factor === undefined ? { amount: value, unit } : { amount: value * factor, unit: 'second' }));
  return [{ target, value: limitText(name, 'en'), amounts }];
}

function amountsOf({ amounts, measure }: Quantity): Amount[] {
  const unit = typeof measure === 'string' ? measure : 'per' in measure ? `per ${measure.per}` : measure.currency;
  return amounts.map((amount) => ({ amount, unit }));
}

function isEqual(one: Amount, other: Amount): boolean {
  return one.amount === other.amount && one.unit === other.unit;
}
