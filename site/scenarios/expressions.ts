import { fromPointer, valueAt } from '../../scripts/content/json/json-pointer.ts';
import type { JsonValue } from '../../scripts/content/json/json-value.ts';

/** What a response, or a frame of the websocket, said. */
export type Reply = { status: number; headers: Record<string, string>; body: JsonValue };

/** What runtime expressions of Arazzo can name: outputs of steps and of workflows, and the present response. */
export type Names = {
  steps: ReadonlyMap<string, Record<string, JsonValue>>;
  workflows: ReadonlyMap<string, Record<string, JsonValue>>;
  reply?: Reply;
};

/** An expression that leads nowhere: a mistake of who wrote the scenario. */
export class ExpressionError extends Error {}

const EXPRESSION = /^\$(?:steps|workflows|response|statusCode)\b[^\s{}]*$/;
const EMBEDDED = /\{(\$[^\s{}]+)\}/g;

/** A value with its runtime expressions (Arazzo 1.0, 4.7.1) replaced: a string that is one, or that has some in braces. */
export function resolveValue(value: unknown, names: Names): JsonValue {
  if (typeof value === 'string') {
    if (EXPRESSION.test(value)) return evaluate(value, names);
    return value.replaceAll(EMBEDDED, (_, expression: string) => String(evaluate(expression, names)));
  }
  if (Array.isArray(value)) return value.map((item) => resolveValue(item, names));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, resolveValue(member, names)]));
  return value as JsonValue;
}

/** `$steps.open.outputs.cardId`, `$workflows.first-card.outputs.cardId`, `$response.body#/data/cardId`, `$statusCode`. */
function evaluate(expression: string, { steps, workflows, reply }: Names): JsonValue {
  const [source = '', pointer] = expression.split('#', 2);
  const [root, name = '', kind, output = ''] = source.split('.');
  const found =
    root === '$statusCode'
      ? reply?.status
      : root === '$response'
        ? name === 'header'
          ? reply?.headers[kind ?? '']
          : valueAt(reply?.body, fromPointer(pointer ?? ''))
        : (root === '$steps' ? steps : workflows).get(name)?.[output];
  if (found === undefined) throw new ExpressionError(`${expression} leads to nothing.`);
  return found;
}

const CONDITION = /^(\$\S+) (==|!=) (?:'([^']*)'|(-?\d+)|(true|false|null))$/;

/** A simple condition of a success criterion: an expression, `==` or `!=`, a literal. */
export function isMet(condition: string, names: Names): boolean {
  const match = CONDITION.exec(condition);
  if (!match) throw new ExpressionError(`"${condition}" is not a condition that the runner understands.`);
  const [, expression = '', operator, text, number, word] = match;
  const expected = text ?? (number === undefined ? JSON.parse(word ?? 'null') : Number(number));
  return (evaluate(expression, names) === expected) === (operator === '==');
}
