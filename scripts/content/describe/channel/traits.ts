import { type Context, resolve } from '../context.ts';
import { type Located, listItems, member, objectAt } from '../located.ts';

/** Traits fill in what a message or an operation itself does not say. */
export function withTraits<T extends Located>(context: Context, located: T): T {
  const traits = listItems(member(located, 'traits')).map((trait) => objectAt(resolve(context, trait)) ?? {});
  const own = objectAt(located);
  if (traits.length === 0 || !own) return located;
  return { ...located, value: Object.assign({}, ...traits, own) };
}
