import { isObject, type JsonObject, members } from '../../content/read/json-value.ts';
import { walkSpec } from '../../content/read/spec-walk.ts';
import type { Finding, Rule } from './rule.ts';

/** Every value of an enum has its meaning in `x-enumDescriptions` and its place in each of `x-enumFacts`, and nothing else has. */
export const enumDescribed: Rule = (document) => {
  const findings: Finding[] = [];
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

function factFindings(schema: JsonObject, values: string[], path: string[]): Finding[] {
  return members(schema['x-enumFacts']).flatMap(([name, fact]): Finding[] => {
    const known = isObject(fact) ? members(fact.values).map(([value]) => value) : [];
    const wrong = [
      ...values.filter((value) => !known.includes(value)),
      ...known.filter((value) => !values.includes(value)),
    ];
    const at = [...path, 'x-enumFacts', name];
    return wrong.length === 0 ? [] : [{ path: at, message: `Other values than the enum: ${wrong.join(', ')}.` }];
  });
}
