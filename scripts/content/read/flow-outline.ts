import { isObject, type JsonValue } from '../json/json-value.ts';

/** The flow of a home page as its author wrote it: which examples of which operations, and a text for each. */
export type FlowOutline = {
  title: string;
  details: string;
  steps: { title: string; details: string; operation: string; example?: string; show: string[] }[];
};

/** `flow:` of a frontmatter; `show` is as in `::call`. Undefined when a text is missing. */
export function toFlow(value: JsonValue | undefined): FlowOutline | undefined {
  if (!isObject(value) || !Array.isArray(value.steps)) return undefined;
  const { title, details } = value;
  if (typeof title !== 'string' || typeof details !== 'string') return undefined;
  const steps = value.steps.flatMap((step) => toStep(step) ?? []);
  return steps.length === value.steps.length ? { title, details, steps } : undefined;
}

function toStep(value: JsonValue): FlowOutline['steps'][number] | undefined {
  if (!isObject(value)) return undefined;
  const { title, details, operation, example, show = '' } = value;
  if (typeof title !== 'string' || typeof details !== 'string' || typeof operation !== 'string') return undefined;
  if (typeof show !== 'string' || (example !== undefined && typeof example !== 'string')) return undefined;
  return { title, details, operation, ...(example && { example }), show: show.split(/\s+/).filter(Boolean) };
}
