import type { Constraint } from './schema.ts';

/** A rule as it is shown: bounds that belong together are one entry, `length 8–32`. */
export type ShownConstraint = Pick<Constraint, 'value' | 'words'> & { kind: Constraint['kind'] | 'length' };

/** Joins the two bounds of a length; the rest stays in its order. */
export function shownConstraints(constraints: Constraint[]): ShownConstraint[] {
  const least = constraints.find(({ kind }) => kind === 'minLength');
  const most = constraints.find(({ kind }) => kind === 'maxLength');
  if (!least || !most) return constraints;
  const length: ShownConstraint = {
    kind: 'length',
    value: least.value === most.value ? least.value : `${least.value}–${most.value}`,
  };
  return [length, ...constraints.filter((constraint) => constraint !== least && constraint !== most)];
}
