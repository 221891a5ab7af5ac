import { isObject, type JsonObject, type JsonValue, members } from '../../content/read/json-value.ts';
import { walkSpec } from '../../content/read/spec-walk.ts';
import { resolve } from './resolve.ts';
import type { Finding, Rule } from './rule.ts';

/** Every property says what it means and shows a value: an example, an enum, a constant, or parts that do. */
export const propertiesDocumented: Rule = (document) => {
  const findings: Finding[] = [];
  walkSpec(document, ({ node, path, kind }) => {
    if (kind !== 'schema') return;
    for (const [name, property] of members(node.properties)) {
      const at = [...path, 'properties', name];
      // A member that repeats one of an `allOf` sibling only narrows it.
      if (path.includes('allOf') || path.includes('then') || path.includes('if')) continue;
      if (!says(document, property, isDescribed)) findings.push({ path: at, message: `"${name}" has no description.` });
      if (!says(document, property, isShown)) findings.push({ path: at, message: `"${name}" has no example.` });
    }
  });
  return findings;
};

/** Whether a schema, one it refers to, or a branch of it satisfies a test. */
function says(document: JsonObject, schema: JsonValue, test: (schema: JsonObject) => boolean, depth = 0): boolean {
  if (!isObject(schema) || depth > 20) return typeof schema === 'boolean';
  if (test(schema)) return true;
  const branches = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => {
    const list = schema[key];
    return Array.isArray(list) ? list : [];
  });
  if (typeof schema.$ref === 'string') branches.push(resolve(document, [], schema).value);
  return branches.some((branch) => says(document, branch, test, depth + 1));
}

function isDescribed({ description }: JsonObject): boolean {
  return typeof description === 'string' && description.trim() !== '';
}

/** Objects and lists are shown by their parts, which are checked by themselves; of a boolean both values are known. */
function isShown(schema: JsonObject): boolean {
  const { examples, type } = schema;
  const isList = Array.isArray(schema.items) || isObject(schema.items);
  return (
    (Array.isArray(examples) && examples.length > 0) ||
    ['enum', 'const', 'default', 'properties'].some((key) => key in schema) ||
    (Array.isArray(type) ? type : [type]).includes('boolean') ||
    type === 'null' ||
    isList
  );
}
