import type { Limits } from './sample-limits.ts';

/** A number within its limits: the least, else the greatest, else 0; `variant` numbers different ones. */
export function sampleNumber(limits: Limits, isInteger: boolean, variant = 0): number {
  const multiple = limits.number('multipleOf');
  const step = multiple && multiple > 0 ? (isInteger ? toInteger(multiple) : multiple) : 1;
  const low = getBound(limits, 'minimum', 'exclusiveMinimum');
  const high = getBound(limits, 'maximum', 'exclusiveMaximum');
  if (low) return align(low, { step, isUp: true, isInteger: isInteger || multiple !== undefined, high, variant });
  if (high) return align(high, { step, isUp: false, isInteger: isInteger || multiple !== undefined, variant });
  return clean(variant * step, step);
}

/** `isOpen`: the value itself is not allowed. */
type Bound = { value: number; isOpen: boolean };

function getBound(
  limits: Limits,
  closed: 'minimum' | 'maximum',
  open: 'exclusiveMinimum' | 'exclusiveMaximum',
): Bound | undefined {
  const [value, exclusive] = [limits.number(closed), limits.number(open)];
  if (exclusive === undefined) return value === undefined ? undefined : { value, isOpen: false };
  const isTighter = value === undefined || (closed === 'minimum' ? exclusive >= value : exclusive <= value);
  return isTighter ? { value: exclusive, isOpen: true } : { value, isOpen: false };
}

type Alignment = { step: number; isUp: boolean; isInteger: boolean; high?: Bound; variant: number };

/** The nearest allowed value on the inner side of a bound. Without steps it is the bound itself, or the next whole one or the middle. */
function align({ value, isOpen }: Bound, { step, isUp, isInteger, high, variant }: Alignment): number {
  const sign = isUp ? 1 : -1;
  if (!isInteger) {
    const next = isOpen || variant > 0 ? value + sign * (variant + (isOpen ? 1 : 0)) : value;
    const isBeyond = high && (next > high.value || (next === high.value && high.isOpen));
    return isBeyond ? (value + high.value) / 2 : next;
  }
  const count = isUp ? Math.ceil(round(value / step)) : Math.floor(round(value / step));
  const first = isOpen && clean(count * step, step) === value ? count + sign : count;
  return clean((first + sign * variant) * step, step);
}

/** 0.3 / 0.1 is no whole number for a computer. */
function round(value: number): number {
  return Number(value.toFixed(9));
}

/** Without the noise of binary fractions: as many decimals as the step has. */
function clean(value: number, step: number): number {
  const decimals = /\.(\d+)$/.exec(String(step))?.[1]?.length ?? 0;
  // "-0" is no value that anybody writes.
  return Number(value.toFixed(Math.min(decimals, 20))) + 0;
}

/** Whole numbers that are multiples of 2.5 are multiples of 5. */
function toInteger(multiple: number): number {
  for (let factor = 1; factor <= 1000; factor += 1) {
    const value = round(multiple * factor);
    if (Number.isInteger(value)) return value;
  }
  return 1;
}
