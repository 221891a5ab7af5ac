import type { Serialisation } from '../../../../src/model/schema.ts';
import { flagAt, type Located, listMembers, member, textAt } from '../located.ts';

/** How a parameter, or a field of a form, is written; undefined where the document leaves it at what is usual. */
export function describeSerialisation(located: Located): Serialisation | undefined {
  const style = textAt(member(located, 'style'));
  const explode = member(located, 'explode').value;
  const serialisation: Serialisation = {
    ...(style !== undefined && { style }),
    ...(typeof explode === 'boolean' && { explode }),
    ...(flagAt(member(located, 'allowReserved')) && { allowReserved: true as const }),
    ...(listMembers(member(located, 'content')).some(([type]) => /\bjson$/.test(type)) && { isJson: true as const }),
  };
  return Object.keys(serialisation).length > 0 ? serialisation : undefined;
}
