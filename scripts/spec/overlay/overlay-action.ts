import { stringify } from 'yaml';
import { fromPointer, valueAt } from '../../content/json/json-pointer.ts';
import { isObject, type JsonObject } from '../../content/json/json-value.ts';
import type { Text } from '../texts.ts';

/** An action of an Overlay 1.0 document as its author writes it. */
export type WrittenAction = {
  target: string;
  /** Steps of the pointers of `texts` that the target matches. */
  depth: number;
  update: JsonObject;
  texts: Text[];
};

/** How many steps lead to the part that one action translates: an operation, a component, a channel; otherwise the parent of the text. */
const PART_DEPTHS: Readonly<Record<string, number>> = {
  paths: 3,
  webhooks: 3,
  components: 3,
  channels: 2,
  operations: 2,
};

/** One action for each part of a document that has any of the texts, with the texts in their places. */
export function writeActions(root: JsonObject, texts: readonly Text[]): WrittenAction[] {
  const actions = new Map<string, WrittenAction>();
  for (const text of texts) {
    const path = fromPointer(text.pointer);
    const depth = Math.min(partDepth(root, path), path.length - 1);
    const target = jsonPath(root, path.slice(0, depth));
    const action = actions.get(target) ?? { target, depth, update: {}, texts: [] };
    actions.set(target, action);
    action.texts.push(text);
    setText(action.update, path.slice(depth), text.text);
  }
  return [...actions.values()];
}

/** The YAML of an action, indented as in a list of `actions`. */
export function formatAction({ target, update }: WrittenAction): string {
  return stringify([{ target, update }], { lineWidth: 0 }).trimEnd().replace(/^/gm, '  ');
}

/** An update appends to lists instead of going into them, so the target leads past the last one. */
function partDepth(root: JsonObject, path: readonly string[]): number {
  const lists = path.map((_, index) => Array.isArray(valueAt(root, path.slice(0, index))));
  return Math.max(PART_DEPTHS[path[0] ?? ''] ?? path.length - 1, lists.lastIndexOf(true) + 1);
}

/** RFC 9535, as people write it: an element of a list by its name where it has one. */
function jsonPath(root: JsonObject, path: readonly string[]): string {
  const steps = path.map((step, index) => {
    if (!Array.isArray(valueAt(root, path.slice(0, index)))) {
      return /^[A-Za-z_]\w*$/.test(step) ? `.${step}` : `['${step.replace(/['\\]/g, '\\$&')}']`;
    }
    const element = valueAt(root, path.slice(0, index + 1));
    const name = isObject(element) ? element.name : undefined;
    return typeof name === 'string' && !/['\\]/.test(name) ? `[?@.name=='${name}']` : `[${step}]`;
  });
  return `$${steps.join('')}`;
}

function setText(update: JsonObject, [step = '', ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) {
    update[step] = text;
    return;
  }
  const existing = update[step];
  const child: JsonObject = isObject(existing) ? existing : {};
  update[step] = child;
  setText(child, rest, text);
}
