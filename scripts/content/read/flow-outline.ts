import { isObject, type JsonValue } from '../json/json-value.ts';

/** A call that a guide leads through, as its author wrote it: which example of which operation, and a text for it. */
export type StepOutline = { title: string; details: string; operation: string; example?: string; show: string[] };

/** The calls of a home page. `opens` is the number of the step that is shown first, from 1. */
export type FlowOutline = { title: string; details: string; opens: number; steps: StepOutline[] };

/** `flow:` of a frontmatter. Undefined when a text is missing. */
export function toFlow(value: JsonValue | undefined): FlowOutline | undefined {
  if (!isObject(value)) return undefined;
  const { title, details, opens = 1 } = value;
  const steps = toSteps(value.steps);
  if (typeof title !== 'string' || typeof details !== 'string' || typeof opens !== 'number' || !steps) return undefined;
  return { title, details, opens, steps };
}

/** `steps:` of a frontmatter; `show` is as in `::call`. Undefined when a text is missing. */
export function toSteps(value: JsonValue | undefined): StepOutline[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const steps = value.flatMap((step) => toStep(step) ?? []);
  return steps.length === value.length ? steps : undefined;
}

function toStep(value: JsonValue): StepOutline | undefined {
  if (!isObject(value)) return undefined;
  const { title, details, operation, example, show = '' } = value;
  if (typeof title !== 'string' || typeof details !== 'string' || typeof operation !== 'string') return undefined;
  if (typeof show !== 'string' || (example !== undefined && typeof example !== 'string')) return undefined;
  return { title, details, operation, ...(example && { example }), show: show.split(/\s+/).filter(Boolean) };
}
