import type { Constraint } from '../../../../src/model/schema.ts';

/** The rules of a schema by their names. Of limits that several parts state, the tightest. */
export type Limits = {
  text(kind: Constraint['kind']): string | undefined;
  texts(kind: Constraint['kind']): string[];
  number(kind: Constraint['kind']): number | undefined;
};

export function readLimits(constraints: Constraint[] = []): Limits {
  const list = (kind: Constraint['kind']) => constraints.filter((one) => one.kind === kind).map(({ value }) => value);
  return {
    text: (kind) => list(kind)[0],
    texts: list,
    number(kind) {
      // Limits of 64 bits are no doubles.
      const values = list(kind)
        .map(Number)
        .filter((value) => Math.abs(value) <= Number.MAX_SAFE_INTEGER);
      if (values.length === 0) return undefined;
      return /^(?:max|exclusiveMax)/.test(kind) ? Math.min(...values) : Math.max(...values);
    },
  };
}
