import type { Content, Operation } from '../../../../src/model/operation.ts';
import type { JsonValue, SchemaNode } from '../../../../src/model/schema.ts';
import { isObject } from '../../json/json-value.ts';

/** The operation with one request example, the alternative of the body that it belongs to, and its samples in front. */
export function showExampleFirst(operation: Operation, name: string): Operation {
  const { body } = operation;
  const contents = body?.contents.map((content) => contentWithFirst(content, name));
  return {
    ...operation,
    examples: operation.examples.toSorted((one, other) => Number(other.name === name) - Number(one.name === name)),
    samples: operation.samples.toSorted((one, other) => Number(other.example === name) - Number(one.example === name)),
    ...(body && contents && { body: { ...body, contents } }),
  };
}

function contentWithFirst(content: Content, name: string): Content {
  const example = content.examples.find((candidate) => candidate.name === name);
  if (!example) return content;
  const examples = [example, ...content.examples.filter((candidate) => candidate !== example)];
  return { ...content, examples, schema: schemaWithFirst(content.schema, example.value) };
}

function schemaWithFirst(schema: SchemaNode, value: JsonValue): SchemaNode {
  if (!schema.alternatives) return schema;
  const { options } = schema.alternatives;
  const fitting = options.filter((option) => fits(option.schema, value));
  const others = options.filter((option) => !fitting.includes(option));
  return { ...schema, alternatives: { ...schema.alternatives, options: [...fitting, ...others] } };
}

/** Whether a value has what an object needs and nothing that it refuses. */
function fits({ fields = [], closed }: SchemaNode, value: JsonValue): boolean {
  if (!isObject(value)) return false;
  const hasRequired = fields.every(({ name, required }) => !required || name in value);
  const hasConstants = fields.every(
    ({ name, schema }) => schema.const === undefined || !(name in value) || value[name] === schema.const,
  );
  const hasOnlyKnown = !closed || Object.keys(value).every((name) => fields.some((field) => field.name === name));
  return hasRequired && hasConstants && hasOnlyKnown;
}
