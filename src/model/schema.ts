import type { JsonValue } from '../../packages/base/json/value.js';
import type { ProseNode } from './prose.ts';

export type { JsonValue };

/** A rule on a value, ready for display: `{ kind: 'minLength', value: '1' }`. */
export type Constraint = {
  kind:
    | 'minimum'
    | 'exclusiveMinimum'
    | 'maximum'
    | 'exclusiveMaximum'
    | 'multipleOf'
    | 'minLength'
    | 'maxLength'
    | 'pattern'
    | 'format'
    | 'minItems'
    | 'maxItems'
    | 'uniqueItems'
    | 'minProperties'
    | 'maxProperties'
    | 'propertyNames'
    | 'contentMediaType'
    | 'contentEncoding'
    | 'not';
  value: string;
  /** A pattern in words, in the language of the page, where it can be said in a few. */
  words?: string;
};

export type EnumValue = { value: JsonValue; description?: ProseNode[] };

/**
 * A schema for display: references followed, `allOf` merged, recursion cut.
 * One type for the whole tree, because a reader sees one kind of thing: a field with a type and perhaps children.
 */
export type SchemaNode = {
  /** Type in words, `string`, `string · date-time`, `array of Card`, `string or null`. */
  type: string;
  /** Name of the component that the schema came from, if any. */
  name?: string;
  /** Address of the entry of that component among the data types of the site. */
  href?: string;
  title?: string;
  description?: ProseNode[];
  constraints?: Constraint[];
  enum?: EnumValue[];
  const?: JsonValue;
  default?: JsonValue;
  examples?: JsonValue[];
  deprecated?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  /** A key, card number, PIN or token: never to be logged. */
  secret?: boolean;
  /** Name of the schema of the plaintext, for a value that is encrypted. */
  encrypts?: string;
  /** `given`: fixed by the product specification; otherwise proposed. */
  provenance?: 'given' | 'assumed';
  /** How the value is written as XML, where the document says it. */
  xml?: { name?: string; namespace?: string; prefix?: string; attribute?: true; wrapped?: true };
  /** Always null in the responses of this operation; the schema that has the field says why (`nullReason`). */
  alwaysNull?: true;
  /** Why some of its fields are always null in this operation. */
  nullReason?: ProseNode[];
  /** Members of an object, in the order of the document. */
  fields?: Field[];
  /** Values of a map (`additionalProperties`, `patternProperties`). */
  values?: SchemaNode;
  /** Whether members that are not listed are refused. */
  closed?: boolean;
  /** Element of an array. */
  items?: SchemaNode;
  /** Elements of a tuple, by position. */
  prefixItems?: SchemaNode[];
  /** `oneOf` or `anyOf` with a name for each alternative. */
  alternatives?: { kind: 'oneOf' | 'anyOf'; discriminator?: string; fallback?: string; options: Option[] };
  /** The same component is shown in full at another field of this response or message: its members are not repeated. */
  sameAs?: { id: string; name: string };
  /** The schema contains itself here; `name` says which one. Its members are not repeated. */
  recursive?: true;
  /** The depth or node budget ended here; the full schema is in the downloadable document. */
  cut?: true;
};

/** An alternative. `id` begins the fragments of its fields: `body-payment-card`. `requires`: of one that says no more than which fields around it are there. */
export type Option = { name: string; id: string; requires?: string[]; schema: SchemaNode };

export type Field = {
  name: string;
  /** Fragment of its permalink: `body-amount-value`. The same in every language. */
  id: string;
  required: boolean;
  /** "Required when …" in words, for a field that is required under a condition. */
  condition?: ProseNode[];
  schema: SchemaNode;
  /** Part of the envelope that all responses share. */
  envelope?: true;
  /** A parameter that all operations at its path have, or a credential: nothing special about this operation. */
  standard?: true;
  /** A credential that other credentials can replace. Request samples send one set of them. */
  choice?: 'sample' | 'other';
  /** Of a choice: a request needs one of them. */
  isNeeded?: true;
  /** Of a parameter: its values in the named examples of the request. */
  named?: NamedValue[];
  /** Of a parameter: how it is written, where the document says it. */
  serialisation?: Serialisation;
};

/** How a value becomes pairs of a query or of a form. https://spec.openapis.org/oas/v3.1.1#style-values */
export type Serialisation = { style?: string; explode?: boolean; allowReserved?: true; isJson?: true };

export type NamedValue = { name: string; summary: string; value: JsonValue };
