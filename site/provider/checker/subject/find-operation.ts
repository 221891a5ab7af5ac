import { contract } from '../../../../packages/simulator/generated/contract.ts';

/** The operation of a path as it was called: `/v2/card/card_01…` is `getCard` with GET, or the first that has such a path. */
export function findOperation(method: string | undefined, path: string): string | undefined {
  const fits = contract.operations.filter((operation) => toPattern(operation.path).test(path));
  // A path without parameters means itself before it means a parameter.
  const [best] = fits
    .filter((operation) => method === undefined || operation.method === method)
    .toSorted((one, other) => countParameters(one.path) - countParameters(other.path));
  return best?.id;
}

function toPattern(template: string): RegExp {
  const pattern = template.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+');
  return new RegExp(`${pattern}/?$`);
}

function countParameters(template: string): number {
  return template.split('{').length;
}
