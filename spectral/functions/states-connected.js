import { asString, asStrings, isObject, type JsonObject, members } from '../../content/read/json-value.ts';
import { walkSpec } from '../../content/read/spec-walk.ts';
import { operationsOf } from './operations.ts';
import type { Finding, Rule } from './rule.ts';

/** Every status has its state machine: known states, each of them reached, by operations that exist. */
export const statesConnected: Rule = (document) => {
  const operations = operationsOf(document).map(({ operation }) => operation.operationId);
  const findings: Finding[] = [];
  walkSpec(document, ({ node, path, kind }) => {
    if (kind !== 'schema' || !Array.isArray(node.enum)) return;
    const name = path.at(-1) ?? '';
    if (node['x-transitions'] === undefined) {
      if (path.length === 3 && name.endsWith('Status'))
        findings.push({ path, message: `${name} has no x-transitions.` });
      return;
    }
    const states = node.enum.map(String);
    findings.push(...stateFindings(node, states, path), ...operationFindings(node, operations, path));
  });
  return findings;
};

function stateFindings(node: JsonObject, states: string[], path: string[]): Finding[] {
  const transitions = members(node['x-transitions']);
  const reached = new Set(transitions.map(([, transition]) => targetOf(transition)));
  const unknown = transitions.flatMap(([key, transition]) => {
    const named = [...(isObject(transition) ? asStrings(transition.from) : []), targetOf(transition) ?? '(nothing)'];
    return named
      .filter((state) => !states.includes(state))
      .map(
        (state): Finding => ({
          path: [...path, 'x-transitions', key],
          message: `${key} names the state ${state}, which is not in the enum.`,
        }),
      );
  });
  const misnamed = members(node['x-state-kinds']).filter(([state]) => !states.includes(state));
  const unreached = states.filter((state) => !reached.has(state));
  return [
    ...unknown,
    ...misnamed.map(([state]) => ({
      path: [...path, 'x-state-kinds', state],
      message: `${state} is not in the enum.`,
    })),
    ...unreached.map((state) => ({ path: [...path, 'x-transitions'], message: `No transition leads to ${state}.` })),
  ];
}

function operationFindings(node: JsonObject, operations: readonly unknown[], path: string[]): Finding[] {
  // A document without operations (a websocket) names those of another one.
  if (operations.length === 0) return [];
  return members(node['x-transitions']).flatMap(([key, transition]): Finding[] => {
    const stated = isObject(transition) ? transition.operation : undefined;
    const named = typeof stated === 'string' ? [stated] : asStrings(stated);
    return named
      .filter((operation) => !operations.includes(operation))
      .map((operation) => ({
        path: [...path, 'x-transitions', key, 'operation'],
        message: `There is no operation "${operation}".`,
      }));
  });
}

function targetOf(transition: unknown): string | undefined {
  return isObject(transition) ? asString(transition.to) : undefined;
}
