import { isObject } from '../../content/json/json-value.ts';
import { type At, type DocumentReader, member, text } from '../document/schema.ts';

/** The name of the component that a body is, `array of Card` of a list; undefined where it is none, or several together. */
export function getBodyName(reader: DocumentReader, schema: At): string | undefined {
  const target = reader.resolve(schema);
  const items = member(target, 'items');
  const element = getReference(items);
  if (reader.types(schema).includes('array') && element !== undefined) return `array of ${element}`;
  return getReference(schema);
}

/** A reference with words beside it is still one; one beside other keywords is a part of something. */
function getReference(at: At): string | undefined {
  const reference = text(member(at, '$ref'));
  const others = isObject(at.value) ? Object.keys(at.value).filter((name) => !TEXTS.has(name)) : [];
  return others.length > 0 ? undefined : reference?.split('/').at(-1)?.replaceAll('~1', '/').replaceAll('~0', '~');
}

const TEXTS = new Set(['$ref', 'description', 'summary']);
