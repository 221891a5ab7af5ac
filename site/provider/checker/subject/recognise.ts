import { isRecord } from '../../../../packages/base/encoding/json.ts';
import { contract } from '../../../../packages/simulator/generated/contract.ts';
import { responseFields } from '../../../../packages/simulator/generated/response-fields.ts';
import { validators } from '../../../../packages/simulator/generated/response-validators.js';
import type { Paste } from '../../../../src/paste/read-paste.ts';
import { findSchemaProblems } from '../findings/schema-findings.ts';
import { findOperation } from './find-operation.ts';
import { compareFields, isField } from './known-fields.ts';

/** What came back, and how that is known. */
export type Subject =
  | {
      kind: 'response';
      operation: string;
      status: number;
      by: 'path' | 'shape' | 'choice';
      /** Fields by which it was recognised. */
      because: string[];
      /** Operations whose responses have the same shape. */
      others: string[];
    }
  | { kind: 'frame'; type: string; isKnown: boolean }
  | { kind: 'error'; code: number; operation?: string }
  | { kind: 'unknown' };

/** `choice` is the operation that the reader named. */
export function recognise(value: unknown, paste: Paste, choice?: string): Subject {
  if (!isRecord(value)) return { kind: 'unknown' };
  if (typeof value.type === 'string' && !('requestId' in value))
    return { kind: 'frame', type: value.type, isKnown: Object.hasOwn(responseFields.frames, value.type) };
  const called = paste.path === undefined ? undefined : findOperation(paste.method, paste.path);
  const operation = choice ?? called;
  if (typeof value.code === 'number' && value.code !== 0)
    return { kind: 'error', code: value.code, ...(operation !== undefined && { operation }) };
  if (operation !== undefined)
    return ofOperation(operation, { value, paste, by: choice === undefined ? 'path' : 'choice' });
  return byShape(value, paste);
}

type Known = { value: unknown; paste: Paste; by: 'path' | 'choice' };

function ofOperation(operation: string, { value, paste, by }: Known): Subject {
  const statuses = contract.operations.find(({ id }) => id === operation)?.statuses ?? [];
  const [first = 200] = statuses;
  const stated = statuses.find((status) => status === paste.status);
  return {
    kind: 'response',
    operation,
    status: stated ?? first,
    by,
    because: [],
    others: rankOperations(value)[0]?.operations.filter((id) => id !== operation) ?? [],
  };
}

/** A valid envelope, for what belongs in one. */
const ENVELOPE = {
  code: 0,
  message: '',
  requestId: 'req_00000000000000000000000000',
  timestamp: '2026-01-15T08:00:00.000Z',
};

/** The data of a response without its envelope, as clients log it, in an envelope again; undefined for anything else. */
export function wrapData(value: unknown, choice?: string): Record<string, unknown> | undefined {
  if (!isRecord(value) || 'code' in value || 'requestId' in value) return undefined;
  if (typeof value.type === 'string' && Object.hasOwn(responseFields.frames, value.type)) return undefined;
  const wrapped = { ...ENVELOPE, data: value };
  return choice !== undefined || hasOwnFields(wrapped) ? wrapped : undefined;
}

/** Fields by which data differ from a frame or from what a gateway writes, however many are missing. */
const LEAST_OWN_FIELDS = 3;

function hasOwnFields(value: unknown): boolean {
  const [best] = rankOperations(value);
  if (!best) return false;
  const { known, unknown } = compareFields(best.validator, value);
  const own = known.filter(([first, second]) => first === 'data' && second !== undefined).length;
  return own >= LEAST_OWN_FIELDS && own > 2 * unknown.length;
}

function byShape(value: unknown, paste: Paste): Subject {
  const [best] = rankOperations(value);
  const [operation, ...others] = best?.operations ?? [];
  if (!best || operation === undefined) return { kind: 'unknown' };
  const subject = ofOperation(operation, { value, paste, by: 'choice' });
  return subject.kind === 'response'
    ? { ...subject, by: 'shape', because: nameReasons(best.validator, value), others }
    : subject;
}

/** Operations whose responses know the most fields and miss the fewest, the best first; those that fit as well share a place. */
function rankOperations(value: unknown): { validator: string; operations: string[]; score: number }[] {
  const ranks = new Map<number, { validator: string; operations: string[]; score: number }>();
  for (const { id, statuses } of contract.operations) {
    const validator = `${id}.${statuses[0]}`;
    const { known, unknown } = compareFields(validator, value);
    // What every response has says nothing.
    const own = known.filter(([first, second]) => first === 'data' && second !== undefined).length;
    if (own === 0) continue;
    const score = own - 2 * unknown.length - countBroken(validator, value);
    const rank = ranks.get(score) ?? { validator, operations: [], score };
    rank.operations.push(id);
    ranks.set(score, rank);
  }
  return [...ranks.values()].toSorted((one, other) => other.score - one.score);
}

function countBroken(validator: string, value: unknown): number {
  const validate = validators[validator];
  return validate ? findSchemaProblems(validate, value).filter(({ level }) => level === 'bad').length : 0;
}

const MAX_REASONS = 3;

/** Known fields that the fewest responses have. */
function nameReasons(validator: string, value: unknown): string[] {
  const others = contract.operations.map(({ id, statuses }) => `${id}.${statuses[0]}`);
  const rank = (path: readonly (string | number)[]) => others.filter((other) => isField(other, path)).length;
  const paths = compareFields(validator, value).known.filter((path) => path[0] === 'data' && path.length > 1);
  const names = paths
    .map((path) => ({ name: String(path.at(-1)), uses: rank(path) }))
    .toSorted((one, other) => one.uses - other.uses)
    .map(({ name }) => name);
  return [...new Set(names)].slice(0, MAX_REASONS);
}
