import type { SchemaNode } from '../../../../src/model/schema.ts';

/** A title leads the description, unless it is the name of the field or of its type in other letters: generators write such. */
export function withTitle(fieldName: string, schema: SchemaNode): SchemaNode {
  const { title, name = '', description = [] } = schema;
  if (!title || [fieldName, name].map(getLetters).includes(getLetters(title))) return schema;
  return { ...schema, description: [['p', null, ['strong', null, title]], ...description] };
}

/** `cardId`, `Card ID` and `card_id` are one. */
function getLetters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
