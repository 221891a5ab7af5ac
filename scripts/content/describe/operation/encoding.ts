import type { ProseNode } from '../../../../src/model/prose.ts';
import type { Field, SchemaNode, Serialisation } from '../../../../src/model/schema.ts';
import { FORM } from '../../../../src/samples/serialise.ts';
import { getText } from '../../texts/texts.ts';
import { updateIfChanged } from '../../tree/update-if-changed.ts';
import { type Context, resolve } from '../context.ts';
import { type Located, listMembers, member, textAt } from '../located.ts';
import { describeFormat } from './parameter-format.ts';
import { describeSerialisation } from './serialisation.ts';

/** https://spec.openapis.org/oas/v3.1.1#encoding-object */
export function describeEncoding(content: Located): Record<string, Serialisation> | undefined {
  const fields = listMembers(member(content, 'encoding')).flatMap(([name, encoding]): [string, Serialisation][] => {
    const serialisation = describeSerialisation(encoding);
    return serialisation ? [[name, serialisation]] : [];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** The fields of a form with words about how they are written, where the document says it, and about the type of a part. */
export function describeEncodedFields(
  context: Context,
  schema: SchemaNode,
  { content, mediaType }: { content: Located; mediaType: string },
): SchemaNode {
  const encoding = member(content, 'encoding');
  if (!schema.fields || listMembers(encoding).length === 0) return schema;
  const fields = schema.fields.map((field) => {
    const located = member(encoding, field.name);
    const serialisation = describeSerialisation(located);
    const format =
      serialisation && mediaType === FORM
        ? describeFormat(context, field.schema, { name: field.name, location: 'query', serialisation })
        : [];
    return withTexts(field, [
      ...format,
      ...describePartType(context, located),
      ...describePartHeaders(context, located),
    ]);
  });
  return updateIfChanged(schema, { fields });
}

function describePartType({ locale }: Context, encoding: Located): ProseNode[] {
  const type = textAt(member(encoding, 'contentType'));
  return type === undefined ? [] : [['p', null, getText(locale)('content:format.type'), ['code', null, type]]];
}

/** Headers of a part by name, with what is said of them. */
function describePartHeaders(context: Context, encoding: Located): ProseNode[] {
  const headers = listMembers(member(encoding, 'headers')).map(([name, stated], index): ProseNode[] => {
    const description = member(resolve(context, stated), 'description');
    const text = textAt(description)?.trim();
    const words = text ? [' ', ...context.inline(text, description.pointer)] : [];
    return [...(index > 0 ? [' · '] : []), ['code', null, name], ...words];
  });
  return headers.length === 0
    ? []
    : [['p', null, getText(context.locale)('content:format.headers'), ...headers.flat()]];
}

function withTexts(field: Field, texts: ProseNode[]): Field {
  if (texts.length === 0) return field;
  return { ...field, schema: { ...field.schema, description: [...(field.schema.description ?? []), ...texts] } };
}
