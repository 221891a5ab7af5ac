export const VALUE_NAMES = ['merchant', 'product', 'amount', 'currency'] as const;

type ValueName = (typeof VALUE_NAMES)[number];

/** What the reader has set: a name that is absent leaves the value of the example. */
export type ReaderValues = Partial<Record<ValueName, string>>;

/** The values of the documented examples: what the reader's values replace, and what a field shows while it is empty. */
export const EXAMPLE_VALUES: Record<ValueName, string> = {
  merchant: 'mch_01KF0AP900N5Y4WP04V8T304CJ',
  product: 'cm_01KF0AP900XV7GZW9XHY55RMEZ',
  amount: '100.00',
  currency: 'USD',
};

/**
 * What of the members of one object the reader's values replace, by name: an amount with its currency, or a side of a quote that is fixed. An
 * object in another currency than that of the examples is about that currency, and stays.
 */
export function replaceMembers(members: Record<string, unknown>, { amount, currency }: ReaderValues): ReaderMembers {
  const replace = (example: unknown) =>
    typeof example === 'string' ? (amount ?? fitScale(example, currency)) : undefined;
  const isMoney = members.currency === EXAMPLE_VALUES.currency && typeof members.value === 'string';
  if (isMoney) return withoutUndefined({ value: replace(members.value), currency });
  if (members.sourceCurrency !== EXAMPLE_VALUES.currency) return {};
  const isFixed = members.fixedSide === 'source';
  return withoutUndefined({ sourceCurrency: currency, amount: isFixed ? replace(members.amount) : undefined });
}

type ReaderMembers = Record<string, string>;

/** The amount of an example with the decimal places of the reader's currency; undefined where it has them already. */
function fitScale(amount: string, currency: string | undefined): string | undefined {
  const fitted = currency === undefined ? amount : Number(amount).toFixed(getScale(currency));
  return fitted === amount ? undefined : fitted;
}

/** Decimal places of a currency of ISO 4217; undefined when it is none. */
export function findScale(currency: string): number | undefined {
  return Intl.supportedValuesOf('currency').includes(currency) ? getScale(currency) : undefined;
}

function getScale(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return maximumFractionDigits;
}

function withoutUndefined(members: Record<string, string | undefined>): ReaderMembers {
  return Object.fromEntries(
    Object.entries(members).filter((member): member is [string, string] => member[1] !== undefined),
  );
}
