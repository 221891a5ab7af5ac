import { EXAMPLE_VALUES, findScale, type ReaderValues, VALUE_NAMES } from './reader-values.ts';

export type ValueProblem = 'secret' | 'merchant' | 'product' | 'amount' | 'scale' | 'currency';

/** Tokens of the contract, JSON Web Tokens, keys as PEM or JWK. */
const SECRET = /(?:atk|rtk|ltk)_|-----BEGIN|"kty"|^eyJ/i;

const MERCHANT = /^mch_[0-7][0-9A-HJKMNP-TV-Z]{25}$/;
const PRODUCT = /^cm_[0-7][0-9A-HJKMNP-TV-Z]{25}$/;
const AMOUNT = /^(?:0|[1-9][0-9]{0,17})(?:\.[0-9]{1,18})?$/;

/** What is wrong with values as they were typed. An empty one is none; while the currency is wrong, the amount is one of the former currency. */
export function checkValues(
  typed: ReaderValues,
  former: ReaderValues = {},
): Partial<Record<keyof ReaderValues, ValueProblem>> {
  const scale = [typed, former, EXAMPLE_VALUES]
    .map(({ currency }) => currency && findScale(currency))
    .find(Number.isInteger);
  const problems = VALUE_NAMES.map((name) => [name, typed[name] && findProblem(name, typed[name], Number(scale))]);
  return Object.fromEntries(problems.filter(([, problem]) => problem));
}

function findProblem(name: keyof ReaderValues, text: string, scale: number): ValueProblem | undefined {
  if (SECRET.test(text)) return 'secret';
  switch (name) {
    case 'merchant':
      return MERCHANT.test(text) ? undefined : 'merchant';
    case 'product':
      return PRODUCT.test(text) ? undefined : 'product';
    case 'currency':
      return findScale(text) === undefined ? 'currency' : undefined;
    case 'amount':
      if (!AMOUNT.test(text) || !/[1-9]/.test(text)) return 'amount';
      return (text.split('.')[1] ?? '').length > scale ? 'scale' : undefined;
  }
}

/** The values that are right; of the others those that were right before, where they still are. */
export function keepValid(typed: ReaderValues, former: ReaderValues): ReaderValues {
  const problems = checkValues(typed, former);
  const next = Object.fromEntries(
    VALUE_NAMES.map((name) => [name, problems[name] ? former[name] : typed[name]]).filter(([, value]) => value),
  ) as ReaderValues;
  const left = checkValues(next);
  return Object.fromEntries(Object.entries(next).filter(([name]) => !left[name as keyof ReaderValues]));
}
