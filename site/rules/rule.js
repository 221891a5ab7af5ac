import { getBundle } from './bundled.js';
import { createFindingMapper } from './map-findings.js';

/** @import { RulesetFunction, RulesetFunctionContext } from '@stoplight/spectral-core' */
/** @import { JsonObject } from '../../packages/base/json/value.js' */

/** @typedef {import('./map-findings.js').Finding} Finding */

/**
 * A rule of our own over one bundled OpenAPI or AsyncAPI document: pure, so that a test needs no Spectral.
 * @typedef {(document: JsonObject) => Finding[]} Rule
 */

/**
 * The same with the path of the linted file.
 * @typedef {(document: JsonObject, file: string) => Finding[]} FileRule
 */

/**
 * The rules by the Spectral functions made of them, for `shared-parts`.
 * @type {WeakMap<object, FileRule>}
 */
const rules = new WeakMap();

/**
 * Makes a Spectral function of a rule, for an entry of the ruleset with `given: $` and `resolved: false`. It sees the bundle, whose
 * references all lead somewhere inside, and reports what is written in the linted file itself.
 * @param {FileRule} rule
 * @returns {RulesetFunction}
 */
export function overBundle(rule) {
  /** @type {RulesetFunction} */
  const run = (_document, _options, context) => {
    const bundled = getBundle(context);
    return bundled && createFindingMapper(bundled).forRoot(rule(bundled.document, bundled.root));
  };
  rules.set(run, rule);
  return run;
}

/**
 * What all rules of the ruleset that is running find in the files that the linted one refers to. Only an entry with `resolved: true`
 * may report positions in other files.
 * @type {RulesetFunction}
 */
export const inSharedParts = (_document, _options, context) => {
  const bundled = getBundle(context);
  if (!bundled) return [];
  return enabledRules(context).flatMap(({ name, rule }) => {
    const findings = rule(bundled.document, bundled.root);
    return createFindingMapper(bundled).forOthers(
      findings.map(({ message, path }) => ({ path, message: `${name}: ${message}` })),
    );
  });
};

/**
 * @param {RulesetFunctionContext} context
 * @returns {{ name: string; rule: FileRule }[]}
 */
function enabledRules({ rule: running }) {
  // The type of the context hides it; each rule has its ruleset.
  const { owner } = /** @type {import('@stoplight/spectral-core').Rule} */ (running);
  return Object.values(owner.rules).flatMap(({ name, enabled, then }) =>
    then.flatMap((entry) => {
      const rule = rules.get(entry.function);
      return enabled && rule ? [{ name, rule }] : [];
    }),
  );
}
