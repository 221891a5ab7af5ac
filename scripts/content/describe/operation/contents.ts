import type { Content } from '../../../../src/model/operation.ts';
import type { ProseNode } from '../../../../src/model/prose.ts';
import type { SchemaNode } from '../../../../src/model/schema.ts';
import { getText } from '../../texts/texts.ts';
import type { Context } from '../context.ts';
import { exists, type Located, listMembers, member } from '../located.ts';
import { describeSchema } from '../schema/schema.ts';
import type { SchemaLocation } from '../schema/schema-context.ts';
import { describeEncodedFields, describeEncoding } from './encoding.ts';
import { describeExamples } from './examples.ts';

/** Bodies by media type. The fields of the first one have the plain prefix: `body-amount`, `body-2-amount`. */
export function describeContents(context: Context, located: Located, { prefix, direction }: SchemaLocation): Content[] {
  return listMembers(located).map(([mediaType, content], index) => {
    const ownPrefix = index === 0 ? prefix : `${prefix}-${index + 1}`;
    const encoding = describeEncoding(content);
    const plain = describeContent(context, content, { prefix: ownPrefix, direction });
    const schema = describeEncodedFields(context, plain, { content, mediaType });
    const examples = describeExamples(context, content, { mediaType, schema });
    return { mediaType, schema, examples, ...(encoding && { encoding }) };
  });
}

/** Of a stream, the document describes one item. https://spec.openapis.org/oas/v3.2.0#media-type-object */
function describeContent(context: Context, content: Located, location: SchemaLocation): SchemaNode {
  const item = member(content, 'itemSchema');
  if (exists(member(content, 'schema')) || !exists(item))
    return describeSchema(context, member(content, 'schema'), location);
  const schema = describeSchema(context, item, location);
  const sentence: ProseNode = ['p', null, getText(context.locale)('content:stream')];
  return { ...schema, description: [sentence, ...(schema.description ?? [])] };
}
