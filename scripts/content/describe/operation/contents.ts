import type { Content } from '../../../../src/model/operation.ts';
import type { Context } from '../context.ts';
import { type Located, listMembers, member } from '../located.ts';
import { describeSchema } from '../schema/schema.ts';
import type { SchemaLocation } from '../schema/schema-context.ts';
import { describeExamples } from './examples.ts';
import { describeEncoding } from './serialisation.ts';

/** Bodies by media type. The fields of the first one have the plain prefix: `body-amount`, `body-2-amount`. */
export function describeContents(context: Context, located: Located, { prefix, direction }: SchemaLocation): Content[] {
  return listMembers(located).map(([mediaType, content], index) => {
    const ownPrefix = index === 0 ? prefix : `${prefix}-${index + 1}`;
    const schema = describeSchema(context, member(content, 'schema'), { prefix: ownPrefix, direction });
    const encoding = describeEncoding(content);
    const examples = describeExamples(context, content, { mediaType, schema });
    return { mediaType, schema, examples, ...(encoding && { encoding }) };
  });
}
