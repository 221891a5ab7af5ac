import { add, compare, type Decimal, formatDecimal, parseDecimal } from '../../../../packages/base/encoding/decimal.ts';
import { isRecord } from '../../../../packages/base/encoding/json.ts';
import { contract } from '../../../../packages/simulator/generated/contract.ts';
import type { FieldPath } from '../subject/known-fields.ts';
import type { Finding } from './finding.ts';
import { AMOUNTS } from './schema-findings.ts';

/** Amounts with too few or too many decimal places for their currency, and balances whose total is not the sum of its parts. */
export function findMoneyProblems(value: unknown, path: FieldPath = []): Finding[] {
  if (Array.isArray(value)) return value.flatMap((element, index) => findMoneyProblems(element, [...path, index]));
  if (!isRecord(value)) return [];
  const inside = Object.entries(value).flatMap(([name, member]) => findMoneyProblems(member, [...path, name]));
  const { currency } = value;
  const scale =
    typeof currency === 'string' && Object.hasOwn(contract.currencies, currency)
      ? contract.currencies[currency]?.scale
      : undefined;
  if (scale === undefined) return inside;
  const amounts = AMOUNTS.flatMap((name) => {
    const text = value[name];
    const amount = typeof text === 'string' ? parseDecimal(text) : undefined;
    return amount ? [{ name, amount }] : [];
  });
  const wrong = amounts.filter(({ amount }) => amount.scale !== scale);
  return [
    ...wrong.map(({ name, amount }) => toFinding([...path, name], { amount, scale, currency: String(currency) })),
    ...findWrongSum(new Map(amounts.map(({ name, amount }) => [name, amount])), path),
    ...inside,
  ];
}

function toFinding(
  path: FieldPath,
  { amount, scale, currency }: { amount: Decimal; scale: number; currency: string },
): Finding {
  const values = { found: amount.scale, scale, currency };
  if (amount.scale > scale) return { level: 'bad', path, rule: 'manyDigits', values };
  const expected = formatDecimal({ units: amount.units * 10n ** BigInt(scale - amount.scale), scale });
  return { level: 'bad', path, rule: 'fewDigits', values: { ...values, expected } };
}

function findWrongSum(amounts: ReadonlyMap<string, Decimal>, path: FieldPath): Finding[] {
  const [available, frozen, total] = ['available', 'frozen', 'total'].map((name) => amounts.get(name));
  if (!available || !frozen || !total || compare(add(available, frozen), total) === 0) return [];
  const values = {
    available: formatDecimal(available),
    frozen: formatDecimal(frozen),
    sum: formatDecimal(add(available, frozen)),
  };
  return [{ level: 'bad', path: [...path, 'total'], rule: 'sum', values }];
}
