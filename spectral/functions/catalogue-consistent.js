import { valueAt } from '../../content/read/json-pointer.ts';
import { isObject, type JsonObject, members } from '../../content/read/json-value.ts';
import { ERROR_CODE_PATH, groupsOf, numbersOf, topicsOf } from './error-catalogue.ts';
import type { Finding, Rule } from './rule.ts';

/** The parallel lists of the error catalogue name the same codes. */
export const catalogueConsistent: Rule = (document) => {
  const schema = valueAt(document, ERROR_CODE_PATH);
  if (!isObject(schema)) return [];
  const codes = numbersOf(schema.enum);
  const varnames = schema['x-enum-varnames'];
  const names = Array.isArray(varnames) ? varnames.map(String) : [];
  const findings: Finding[] = [
    ...lengthFinding(codes.length, names.length),
    ...repeated(names).map((name) => at('x-enum-varnames', `The name ${name} stands twice.`)),
    ...repeated(codes.map(String)).map((code) => at('enum', `The code ${code} stands twice.`)),
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
  for (const [name, group] of groupsOf(document)) {
    const unknown = group.filter((code) => !codes.includes(code));
    findings.push(
      ...unknown.map((code) => at('x-error-groups', `The group ${name} has ${code}, which is not in the catalogue.`)),
    );
  }
  return [...findings, ...topicFindings(codes, topicsOf(document))];
};

/** A reader finds each code once. */
function topicFindings(codes: readonly number[], topics: ReadonlyMap<string, number[]> | undefined): Finding[] {
  if (topics === undefined) return [];
  const placed = [...topics.values()].flat();
  return [
    ...[...topics].filter(([, own]) => own.length === 0).map(([name]) => topic(`The topic ${name} has no codes.`)),
    ...codes.filter((code) => !placed.includes(code)).map((code) => topic(`${code} is in no topic.`)),
    ...repeated(placed.map(String)).map((code) => topic(`${code} is in two topics.`)),
    ...[...new Set(placed)]
      .filter((code) => !codes.includes(code))
      .map((code) => topic(`${code} is not in the catalogue.`)),
  ];
}

function topic(message: string): Finding {
  return at('x-error-topics', message);
}

function at(key: string, message: string): Finding {
  return { path: [...ERROR_CODE_PATH, key], message };
}

function lengthFinding(codes: number, names: number): Finding[] {
  return codes === names ? [] : [at('x-enum-varnames', `There are ${codes} codes and ${names} names.`)];
}

function repeated(items: string[]): string[] {
  return [...new Set(items.filter((item, index) => items.indexOf(item) !== index))];
}

function keyFindings(schema: JsonObject, key: string, codes: readonly number[]): Finding[] {
  const keys = members(schema[key]).map(([code]) => code);
  const wanted = codes.map(String);
  return [
    ...wanted.filter((code) => !keys.includes(code)).map((code) => at(key, `${key} has nothing for ${code}.`)),
    ...keys
      .filter((code) => !wanted.includes(code))
      .map((code) => at(key, `${key} has ${code}, which is not in the enum.`)),
  ];
}

function adviceFindings(schema: JsonObject): Finding[] {
  return members(schema['x-errors']).flatMap(([code, advice]) => {
    const { retry, action } = isObject(advice) ? advice : {};
    const isRetry = retry === 'yes' || retry === 'fix' || retry === 'no';
    const isAction = typeof action === 'string' && action.trim() !== '';
    return isRetry && isAction ? [] : [at('x-errors', `${code} needs retry (the text yes, fix or no) and an action.`)];
  });
}
