import { isObject, members } from '../../../packages/base/json/value.js';
import { resolve } from '../../../scripts/document/resolve.js';
/** @import { JsonObject, JsonValue } from '../../../packages/base/json/value.js' */
import { walkSpec } from '../../../scripts/document/spec-walk.js';
/** @import { Finding, Rule } from '../rule.js' */
import { overBundle } from '../rule.js';

/**
 * Every property says what it means and shows a value: an example, an enum, a constant, or parts that do.
 * @type {Rule}
 */
export const propertiesDocumented = (document) => {
  /** @type {Finding[]} */
  const findings = [];
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

/**
 * Whether a schema, one it refers to, or a branch of it satisfies a test.
 * @param {JsonObject} document
 * @param {JsonValue} schema
 * @param {(schema: JsonObject) => boolean} test
 * @returns {boolean}
 */
function says(document, schema, test, depth = 0) {
  if (!isObject(schema) || depth > 20) return typeof schema === 'boolean';
  if (test(schema)) return true;
  const branches = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => {
    const list = schema[key];
    return Array.isArray(list) ? list : [];
  });
  if (typeof schema.$ref === 'string') branches.push(resolve(document, [], schema).value);
  return branches.some((branch) => says(document, branch, test, depth + 1));
}

/**
 * @param {JsonObject} param0
 * @returns {boolean}
 */
function isDescribed({ description }) {
  return typeof description === 'string' && description.trim() !== '';
}

/**
 * Objects and lists are shown by their parts, which are checked by themselves; of a boolean both values are known.
 * @param {JsonObject} schema
 * @returns {boolean}
 */
function isShown(schema) {
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

export default overBundle(propertiesDocumented);
