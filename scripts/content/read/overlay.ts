import { compile, type JSONPathQuery } from 'json-p3';
import type { Finding, Report } from '../../findings/finding.ts';
import { toPointer, valueAt } from '../json/json-pointer.ts';
import { isObject, type JsonObject, type JsonValue } from '../json/json-value.ts';
import type { SourceFile } from './source.ts';
import { limitTime, MAX_SECONDS } from './time-limit.ts';

/** One action of an Overlay 1.0 or 1.1 document, with its position in that document. */
export type OverlayAction = {
  /** RFC 9535 JSONPath. */
  target: string;
  query: JSONPathQuery;
  update?: JsonValue;
  /** What else of the document is the update: version 1.1. */
  copy?: JSONPathQuery;
  remove: boolean;
  /** The whole action as written: extensions are read from it. */
  node: JsonObject;
  pointer: string;
};

export type Overlay = { source: SourceFile; actions: OverlayAction[] };

export type OverlayResult = {
  document: JsonObject;
  /** For each action, the pointers of what its target matched, before it was applied. */
  matches: string[][];
  /** Pointer of every value that an update put in place → pointer of its origin in the overlay document. */
  origins: Map<string, string>;
};

/** Checks the shape of an Overlay document (https://spec.openapis.org/overlay/v1.1.0.html). */
export function readOverlay(source: SourceFile, report: Report): Overlay {
  const say = (pointer: string, message: string, hint?: string) =>
    report({ severity: 'error', ...source.locate(pointer), message, hint } satisfies Finding);
  const { overlay: version, info, actions } = source.value;
  if (typeof version !== 'string' || !/^1\.[01]\.\d+$/.test(version))
    say('/overlay', 'An overlay says "overlay: 1.0.0" or "overlay: 1.1.0".');
  if (!isObject(info) || typeof info.title !== 'string' || typeof info.version !== 'string') {
    say('/info', 'An overlay has info.title and info.version, both texts.');
  }
  if (!Array.isArray(actions) || actions.length === 0) {
    say('/actions', 'An overlay has a list of actions that is not empty.');
    return { source, actions: [] };
  }
  const read = actions.map((action, index) => readAction(action, `/actions/${index}`, say));
  return { source, actions: read.filter((action) => action !== undefined) };
}

function readAction(
  node: JsonValue,
  pointer: string,
  say: (pointer: string, message: string, hint?: string) => void,
): OverlayAction | undefined {
  if (!isObject(node) || typeof node.target !== 'string') {
    say(pointer, 'An action has a target, a JSONPath.');
    return undefined;
  }
  const { target, update, copy } = node;
  const remove = node.remove === true;
  if (update === undefined && typeof copy !== 'string' && !remove)
    say(pointer, 'An action has an update or a copy, or says "remove: true".');
  const read = (field: string, path: string) => {
    try {
      return compile(path);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      say(`${pointer}/${field}`, `Not a JSONPath of RFC 9535: ${reason}.`);
      return undefined;
    }
  };
  const query = read('target', target);
  const source = update === undefined && typeof copy === 'string' ? read('copy', copy) : undefined;
  return query && { target, query, update, ...(source && { copy: source }), remove, node, pointer };
}

/** Applies all actions in order to a copy of the document. One whose expression takes too long is reported, and changes nothing. */
export function applyOverlay(base: JsonObject, overlay: Overlay, report?: Report): OverlayResult {
  const document = structuredClone(base);
  const origins = new Map<string, string>();
  const matches = overlay.actions.map((action) => {
    const found = limitTime(() => findTargets(action, document));
    if (!found) {
      const message = `This target is not found in ${MAX_SECONDS} s: ${action.target}`;
      report?.({ severity: 'error', ...overlay.source.locate(`${action.pointer}/target`), message, hint: SLOW });
    }
    const { paths, update } = found ?? { paths: [], update: undefined };
    // From the last to the first, so that removing an element of a list leaves the others where they are.
    for (const path of paths.toReversed()) {
      const target = valueAt(document, path);
      if (action.remove) removeAt(document, path);
      else if (isObject(target) || Array.isArray(target)) {
        const origin = `${action.pointer}/${action.copy ? 'copy' : 'update'}`;
        mergeInto(target, update ?? null, { path, origin, origins });
      } else if (update !== undefined && !isObject(update) && !Array.isArray(update)) replaceAt(document, path, update);
    }
    return paths.map(toPointer);
  });
  return { document, matches, origins };
}

const SLOW = 'Name the path, and write a pattern without a repeat inside of a repeat.';

function findTargets({ query, copy, update }: OverlayAction, document: JsonObject) {
  const paths = query.query(document).nodes.map(({ location }) => location.map(String));
  return { paths, update: copy ? copied(copy, document) : update };
}

type Trail = { path: string[]; origin: string; origins: Map<string, string> };

/** The one node that is copied. Of several there is no saying which is meant. */
function copied(query: JSONPathQuery, document: JsonObject): JsonValue | undefined {
  const { nodes } = query.query(document);
  const [node] = nodes;
  return nodes.length === 1 && node ? (structuredClone(node.value) as JsonValue) : undefined;
}

/** "Action Object": objects are merged, lists appended to, everything else replaced. */
function mergeInto(target: JsonObject | JsonValue[], update: JsonValue, trail: Trail): void {
  if (Array.isArray(target)) {
    target.push(...structuredClone(Array.isArray(update) ? update : [update]));
    return;
  }
  if (!isObject(update)) return;
  for (const [key, value] of Object.entries(update)) {
    const below = { ...trail, path: [...trail.path, key], origin: `${trail.origin}${toPointer([key])}` };
    const present = target[key];
    if (isObject(present) && isObject(value)) mergeInto(present, value, below);
    else {
      target[key] =
        Array.isArray(present) && Array.isArray(value)
          ? [...present, ...structuredClone(value)]
          : structuredClone(value);
      trail.origins.set(toPointer(below.path), below.origin);
    }
  }
}

function replaceAt(root: JsonObject, path: string[], value: JsonValue): void {
  const parent = valueAt(root, path.slice(0, -1));
  const last = path.at(-1);
  if (last === undefined) return;
  if (Array.isArray(parent)) parent[Number(last)] = value;
  else if (isObject(parent)) parent[last] = value;
}

function removeAt(root: JsonObject, path: string[]): void {
  const parent = valueAt(root, path.slice(0, -1));
  const last = path.at(-1);
  if (last === undefined) return;
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else if (isObject(parent)) delete parent[last];
}
