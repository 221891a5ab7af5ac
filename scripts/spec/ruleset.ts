import { readFileSync } from 'node:fs';
import type { RulesetDefinition, RulesetFunction } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { parse } from 'yaml';
import { isObject } from '../content/read/json-value.ts';
import { RULES } from './rules/all-rules.ts';
import type { Rule, RuleContext } from './rules/rule.ts';

const { asyncapi, oas } = rulesets;
const STANDARD: Readonly<Record<string, unknown>> = { 'spectral:oas': oas, 'spectral:asyncapi': asyncapi };

/**
 * `.spectral.yaml` with its function names replaced by our functions. Spectral's own loader bundles JavaScript files and
 * cannot take TypeScript; the file keeps Spectral's format.
 */
export function readRuleset(context: RuleContext): RulesetDefinition {
  const file: unknown = parse(readFileSync(new URL('../../.spectral.yaml', import.meta.url), 'utf8'));
  // The library checks the definition itself and throws on what it does not know: the cast is its boundary.
  return replaceNames(file, context) as RulesetDefinition;
}

function replaceNames(value: unknown, context: RuleContext): unknown {
  if (typeof value === 'string' && value in STANDARD) return STANDARD[value];
  if (Array.isArray(value)) return value.map((item) => replaceNames(item, context));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === 'function' ? functionNamed(item, context) : replaceNames(item, context),
    ]),
  );
}

function functionNamed(name: unknown, context: RuleContext): RulesetFunction {
  const rule: Rule | undefined = RULES[String(name)];
  if (rule === undefined) throw new Error(`.spectral.yaml names a function "${String(name)}", which does not exist.`);
  return (document) =>
    isObject(document) ? rule(document, context).map(({ path, message }) => ({ path: [...path], message })) : [];
}
