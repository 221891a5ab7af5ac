import type { Content } from '../../../../src/model/operation.ts';
import type { ProseNode } from '../../../../src/model/prose.ts';
import type { SchemaNode } from '../../../../src/model/schema.ts';
import { getText } from '../../texts/texts.ts';
import { type Context, resolve } from '../context.ts';
import { exists, type Located, listMembers, member, textAt } from '../located.ts';
import { describeSchema } from '../schema/schema.ts';
import type { SchemaLocation } from '../schema/schema-context.ts';
import { describeEncodedFields, describeEncoding } from './encoding.ts';
import { describeExamples, exampleLabel } from './examples.ts';

/** Bodies by media type. The fields of the first one have the plain prefix: `body-amount`, `body-2-amount`. */
export function describeContents(context: Context, located: Located, { prefix, direction }: SchemaLocation): Content[] {
  return listMembers(located).map(([mediaType, stated], index) => {
    // From OpenAPI 3.2 on it may be a reference to `components.mediaTypes`.
    const content = resolve(context, stated);
    const ownPrefix = index === 0 ? prefix : `${prefix}-${index + 1}`;
    const encoding = describeEncoding(content);
    const plain = describeContent(context, content, { prefix: ownPrefix, direction });
    const schema = withFiles(context, describeEncodedFields(context, plain, { content, mediaType }), content);
    const examples = describeExamples(context, content, { mediaType, schema });
    return { mediaType, schema, examples, ...(encoding && { encoding }) };
  });
}

/** Examples that are files of their own, as links. */
function withFiles(context: Context, schema: SchemaNode, content: Located): SchemaNode {
  const t = getText(context.locale);
  const links = listMembers(member(content, 'examples')).flatMap(([name, stated]): ProseNode[] => {
    const example = resolve(context, stated);
    const address = member(example, 'externalValue');
    const url = textAt(address);
    if (url === undefined) return [];
    const label = t('content:document.example') + t('separator.label');
    const link: ProseNode[] = /^https?:/.test(url)
      ? context.inline(`[${exampleLabel(example) || name}](<${url}>)`, address.pointer)
      : [exampleLabel(example) || name, ' ', ['code', null, url]];
    return [['p', null, label, ...link]];
  });
  return links.length === 0 ? schema : { ...schema, description: [...(schema.description ?? []), ...links] };
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
