import { describe, expect, it } from 'vitest';
import { toPointer } from '../../content/read/json-pointer.ts';
import { isObject, type JsonObject, type JsonValue } from '../../content/read/json-value.ts';
import { parseSource } from '../../content/read/source.ts';
import { readRuleset } from '../ruleset.ts';
import { RULES } from './all-rules.ts';
import { OPERATION_CASES } from './operation-cases.ts';
import { SCHEMA_CASES } from './schema-cases.ts';

const CASES = [...OPERATION_CASES, ...SCHEMA_CASES];

describe('the rules of the contract', () => {
  it.each(CASES)('$rule: $name', ({ rule, document, problems }) => {
    expect(findingsOf(rule, document)).toEqual(problems);
  });

  it('are each tried with a document that passes and one that fails', () => {
    const passing = new Set(CASES.filter(({ problems }) => problems.length === 0).map(({ rule }) => rule));
    const failing = new Set(CASES.filter(({ problems }) => problems.length > 0).map(({ rule }) => rule));

    expect([...passing].sort()).toEqual(Object.keys(RULES).sort());
    expect([...failing].sort()).toEqual(Object.keys(RULES).sort());
  });

  it('are all switched on in .spectral.yaml', () => {
    const used = functionNames(JSON.parse(JSON.stringify(readRuleset({ pages: new Set() }), nameFunctions)));

    expect(used).toHaveLength(Object.keys(RULES).length);
  });
});

function findingsOf(rule: string, text: string): string[] {
  const { source } = parseSource('wallet.yaml', text);
  const run = RULES[rule];
  if (!source || !run) throw new Error(`There is no rule ${rule}, or its document is not YAML.`);
  const document: JsonObject = source.value;
  return run(document, { pages: new Set(['/wallet']) }).map(({ path, message }) => `${toPointer(path)}: ${message}`);
}

/** The standard rulesets are not ours to look into: of each function only that it is one. */
function nameFunctions(key: string, value: unknown): unknown {
  if (key === 'extends') return undefined;
  return typeof value === 'function' ? 'function' : value;
}

function functionNames(ruleset: JsonValue): JsonValue[] {
  const rules = isObject(ruleset) && isObject(ruleset.rules) ? Object.values(ruleset.rules) : [];
  return rules.filter((rule) => isObject(rule) && isObject(rule.then) && rule.then.function === 'function');
}
