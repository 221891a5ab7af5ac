import { isObject, members } from '../../../packages/base/json/value.js';
/** @import { JsonObject } from '../../../packages/base/json/value.js' */
import { walkSpec } from '../../../scripts/document/spec-walk.js';
/** @import { Finding, Rule } from '../rule.js' */
import { overBundle } from '../rule.js';

/**
 * Every value of an enum has its meaning in `x-enumDescriptions` and its place in each of `x-enumFacts`, and nothing else has.
 * @type {Rule}
 */
export const enumDescribed = (document) => {
  /** @type {Finding[]} */
  const findings = [];
  walkSpec(document, ({ node, path, kind }) => {
    // A narrowing of an enum elsewhere (`allOf`, `if`) repeats values that are described there.
    if (kind !== 'schema' || !Array.isArray(node.enum) || path.some((step) => step === 'if' || step === 'then')) return;
    const described = isObject(node['x-enumDescriptions']) ? Object.keys(node['x-enumDescriptions']) : [];
    const values = node.enum.filter((value) => value !== null).map(String);
    const missing = values.filter((value) => !described.includes(value));
    const extra = described.filter((value) => !values.includes(value));
    if (missing.length > 0)
      findings.push({
        path: [...path, 'enum'],
        message: `No meaning in x-enumDescriptions for ${missing.join(', ')}.`,
      });
    for (const value of extra) {
      findings.push({
        path: [...path, 'x-enumDescriptions', value],
        message: `"${value}" is not a value of the enum.`,
      });
    }
    findings.push(...factFindings(node, values, path));
  });
  return findings;
};

/**
 * @param {JsonObject} schema
 * @param {string[]} values
 * @param {string[]} path
 * @returns {Finding[]}
 */
function factFindings(schema, values, path) {
  return members(schema['x-enumFacts']).flatMap(
    /** @returns {Finding[]} */ ([name, fact]) => {
      const known = isObject(fact) ? members(fact.values).map(([value]) => value) : [];
      const wrong = [
        ...values.filter((value) => !known.includes(value)),
        ...known.filter((value) => !values.includes(value)),
      ];
      const at = [...path, 'x-enumFacts', name];
      return wrong.length === 0 ? [] : [{ path: at, message: `Other values than the enum: ${wrong.join(', ')}.` }];
    },
  );
}

export default overBundle(enumDescribed);
