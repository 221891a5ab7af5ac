import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { toPointer } from '../../../scripts/content/json/json-pointer.ts';
import { parseSource } from '../../../scripts/content/read/source.ts';
import { EXTENSION_CASES } from './extension-cases.ts';
import { OPERATION_CASES } from './operation-cases.ts';
import { RULES } from './rules.ts';
import { SCHEMA_CASES } from './schema-cases.ts';

const CASES = [...OPERATION_CASES, ...SCHEMA_CASES, ...EXTENSION_CASES];

describe('the rules of the contract', () => {
  it.each(CASES)('$rule: $name', ({ rule, document, problems }) => {
    expect(getFindings(rule, document)).toEqual(problems);
  });

  it('are each tried with a document that passes and one that fails', () => {
    const passing = new Set(CASES.filter(({ problems }) => problems.length === 0).map(({ rule }) => rule));
    const failing = new Set(CASES.filter(({ problems }) => problems.length > 0).map(({ rule }) => rule));

    expect([...passing].sort()).toEqual(Object.keys(RULES).sort());
    expect([...failing].sort()).toEqual(Object.keys(RULES).sort());
  });

  it('are all loaded and switched on in .spectral.yaml', async () => {
    const ruleset: Ruleset = parse(await readFile('.spectral.yaml', 'utf8'));
    const files = (await readdir(ruleset.functionsDir)).map((name) => name.replace(/\.js$/, '')).sort();
    const used = Object.values(ruleset.rules).flatMap((rule) => (typeof rule === 'object' ? [rule.then.function] : []));

    expect(Object.keys(RULES).sort()).toEqual(files.filter((name) => name !== 'shared-parts'));
    expect([...ruleset.functions].sort()).toEqual(files);
    expect(used.sort()).toEqual(files);
  });
});

type Ruleset = {
  functionsDir: string;
  functions: string[];
  rules: Record<string, 'off' | { then: { function: string } }>;
};

function getFindings(rule: string, text: string): string[] {
  const { source } = parseSource('wallet.yaml', text);
  const run = RULES[rule];
  if (!source || !run) throw new Error(`There is no rule ${rule}, or its document is not YAML.`);
  return run(source.value).map(({ path, message }) => `${toPointer(path)}: ${message}`);
}
