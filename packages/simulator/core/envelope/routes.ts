import { contract } from '../../generated/contract.ts';
import type { OperationContract } from '../contract/contract-data.ts';
import { Refusal } from './refusal.ts';

export type Route = { operation: OperationContract; path: Record<string, string> };

const routes = contract.operations.map((operation) => ({ operation, segments: operation.path.split('/') }));

/**
 * The operation of a path and method. Of two paths that fit, the one with the earlier fixed segment wins, so that `/v2/card/manage` is
 * never read as a card id.
 */
export function findRoute(method: string, path: string): Route {
  const given = path.split('/');
  const fitting = routes.filter(({ segments }) => fits(segments, given));
  const [best] = fitting.toSorted((one, other) => compareSegments(one.segments, other.segments));
  if (!best) throw new Refusal(404001);
  const sameOnes = fitting.filter(({ operation }) => operation.path === best.operation.path);
  const route = sameOnes.find(({ operation }) => operation.method === method);
  if (!route) throw new Refusal(405001, { allow: sameOnes.map(({ operation }) => operation.method) });
  return { operation: route.operation, path: readParameters(route.segments, given) };
}

function fits(segments: string[], given: string[]): boolean {
  return (
    segments.length === given.length &&
    segments.every((segment, index) => (isParameter(segment) ? given[index] !== '' : segment === given[index]))
  );
}

function compareSegments(one: string[], other: string[]): number {
  const at = one.findIndex((segment, index) => isParameter(segment) !== isParameter(other[index] ?? ''));
  return at < 0 ? 0 : isParameter(one[at] ?? '') ? 1 : -1;
}

function readParameters(segments: string[], given: string[]): Record<string, string> {
  return Object.fromEntries(
    segments.flatMap((segment, index) =>
      isParameter(segment) ? [[segment.slice(1, -1), decode(given[index] ?? '')]] : [],
    ),
  );
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{');
}

/** What is not percent-encoded UTF-8 stays as it is, and breaks the pattern of the parameter. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
