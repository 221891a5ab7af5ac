/** @import { JsonObject } from '../../../packages/base/json/value.js' */

import { valueAt } from '../../../packages/base/json/pointer.js';
import { isObject, members } from '../../../packages/base/json/value.js';
import { ERROR_CODE_PATH, getGroups, getNumbers, getTopics } from '../../../scripts/document/error-catalogue.js';
/** @import { Finding, Rule } from '../rule.js' */
import { overBundle } from '../rule.js';

/**
 * The parallel lists of the error catalogue name the same codes.
 * @type {Rule}
 */
export const catalogueConsistent = (document) => {
  const schema = valueAt(document, ERROR_CODE_PATH);
  if (!isObject(schema)) return [];
  const codes = getNumbers(schema.enum);
  const varnames = schema['x-enum-varnames'];
  const names = Array.isArray(varnames) ? varnames.map(String) : [];
  /** @type {Finding[]} */
  const findings = [
    ...lengthFinding(codes.length, names.length),
    ...repeated(names).map((name) => at('x-enum-varnames', `The name ${name} occurs twice.`)),
    ...repeated(codes.map(String)).map((code) => at('enum', `The code ${code} occurs twice.`)),
    ...names
      .filter((name) => !/^[A-Z][A-Z0-9_]*$/.test(name))
      .map((name) => at('x-enum-varnames', `${name} is not UPPER_SNAKE.`)),
    ...codes
      .filter((code) => !/^[45]\d{5}$/.test(String(code)))
      .map((code) => at('enum', `${code} is not a status (4xx, 5xx) × 1000 + a number.`)),
    ...keyFindings(schema, 'x-enumDescriptions', codes),
    ...keyFindings(schema, 'x-errors', codes),
    ...adviceFindings(schema),
  ];
  for (const [name, group] of getGroups(document)) {
    const unknown = group.filter((code) => !codes.includes(code));
    findings.push(
      ...unknown.map((code) => at('x-error-groups', `The group ${name} has ${code}, which is not in the catalogue.`)),
    );
  }
  return [...findings, ...topicFindings(codes, getTopics(document))];
};

/**
 * A reader finds each code once.
 * @param {readonly number[]} codes
 * @param {ReadonlyMap<string, number[]> | undefined} topics
 * @returns {Finding[]}
 */
function topicFindings(codes, topics) {
  if (topics === undefined) return [];
  const grouped = [...topics.values()].flat();
  return [
    ...[...topics].filter(([, own]) => own.length === 0).map(([name]) => topic(`The topic ${name} has no codes.`)),
    ...codes.filter((code) => !grouped.includes(code)).map((code) => topic(`${code} is in no topic.`)),
    ...repeated(grouped.map(String)).map((code) => topic(`${code} is in two topics.`)),
    ...[...new Set(grouped)]
      .filter((code) => !codes.includes(code))
      .map((code) => topic(`${code} is not in the catalogue.`)),
  ];
}

/**
 * @param {string} message
 * @returns {Finding}
 */
function topic(message) {
  return at('x-error-topics', message);
}

/**
 * @param {string} key
 * @param {string} message
 * @returns {Finding}
 */
function at(key, message) {
  return { path: [...ERROR_CODE_PATH, key], message };
}

/**
 * @param {number} codes
 * @param {number} names
 * @returns {Finding[]}
 */
function lengthFinding(codes, names) {
  return codes === names ? [] : [at('x-enum-varnames', `There are ${codes} codes and ${names} names.`)];
}

/**
 * @param {string[]} items
 * @returns {string[]}
 */
function repeated(items) {
  return [...new Set(items.filter((item, index) => items.indexOf(item) !== index))];
}

/**
 * @param {JsonObject} schema
 * @param {string} key
 * @param {readonly number[]} codes
 * @returns {Finding[]}
 */
function keyFindings(schema, key, codes) {
  const keys = members(schema[key]).map(([code]) => code);
  const wanted = codes.map(String);
  return [
    ...wanted.filter((code) => !keys.includes(code)).map((code) => at(key, `${key} has nothing for ${code}.`)),
    ...keys
      .filter((code) => !wanted.includes(code))
      .map((code) => at(key, `${key} has ${code}, which is not in the enum.`)),
  ];
}

/**
 * @param {JsonObject} schema
 * @returns {Finding[]}
 */
function adviceFindings(schema) {
  return members(schema['x-errors']).flatMap(([code, advice]) => {
    const { retry, action } = isObject(advice) ? advice : {};
    const isRetry = retry === 'yes' || retry === 'fix' || retry === 'no';
    const isAction = typeof action === 'string' && action.trim() !== '';
    return isRetry && isAction ? [] : [at('x-errors', `${code} needs retry (the text yes, fix or no) and an action.`)];
  });
}

export default overBundle(catalogueConsistent);
