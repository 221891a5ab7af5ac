import { isRecord } from '../../../../packages/base/encoding/json.ts';
import type { JsonValue, SchemaNode } from '../../../../src/model/schema.ts';
import { getSample } from '../sample/sample-value.ts';

/** `application/xml`, `application/problem+xml`. */
export function isXml(mediaType: string): boolean {
  return /[/+]xml\b/.test(mediaType);
}

/** A sample as an XML document. https://spec.openapis.org/oas/v3.1.1#xml-object */
export function toXml(schema: SchemaNode): string {
  const name = schema.xml?.name ?? schema.name ?? 'root';
  return writeElement({ name, schema, value: getSample(schema), indent: '' });
}

type Element = { name: string; schema: SchemaNode | undefined; value: JsonValue; indent: string };

/** The items of an array are elements of its own name, below one more element where the document says `wrapped`. */
function writeElement({ name, schema, value, indent }: Element): string {
  if (Array.isArray(value)) {
    const items = schema?.items;
    const isWrapped = schema?.xml?.wrapped || indent === '';
    const itemName = items?.xml?.name ?? (indent === '' ? (items?.name ?? 'item') : name);
    const inside = isWrapped ? `${indent}  ` : indent;
    const lines = value.map((item) => writeElement({ name: itemName, schema: items, value: item, indent: inside }));
    return isWrapped ? wrap(getTag(name, schema), lines, indent) : lines.join('\n');
  }
  if (!isRecord(value)) return `${indent}<${getTag(name, schema)}>${writeText(value)}</${getQualified(name, schema)}>`;
  const parts = Object.entries(value).map(([key, part]) => {
    const own = schema?.fields?.find((field) => field.name === key)?.schema;
    return { name: own?.xml?.name ?? key, schema: own, value: part, indent: `${indent}  ` };
  });
  const attributes = parts
    .filter((part) => part.schema?.xml?.attribute)
    .map((part) => ` ${part.name}="${writeText(part.value)}"`);
  const elements = parts.filter((part) => !part.schema?.xml?.attribute);
  return wrap(getTag(name, schema) + attributes.join(''), elements.map(writeElement), indent);
}

function wrap(tag: string, lines: string[], indent: string): string {
  const [name] = tag.split(' ');
  return [`${indent}<${tag}>`, ...lines, `${indent}</${name}>`].join('\n');
}

function getQualified(name: string, schema: SchemaNode | undefined): string {
  return schema?.xml?.prefix ? `${schema.xml.prefix}:${name}` : name;
}

function getTag(name: string, schema: SchemaNode | undefined): string {
  const { namespace, prefix } = schema?.xml ?? {};
  const declared = namespace ? ` xmlns${prefix ? `:${prefix}` : ''}="${writeText(namespace)}"` : '';
  return getQualified(name, schema) + declared;
}

function writeText(value: JsonValue): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
