import { validators } from '../../../.generated/sandbox/request-validators.js';
import type { Problem } from '../../sandbox/envelope/refusal.ts';
import { findProblems } from '../../sandbox/validation/problems.ts';
import { type Draft, parseBody } from '../client/draft.ts';
import { isEncryptedName } from '../client/encrypt-fields.ts';

/**
 * The rules of the contract that a body breaks before it is sent. A field that will be encrypted is plain text here, so its pattern does not
 * count. Of a choice of bodies, those of the shape that comes nearest.
 */
export function findViolations(operationId: string, draft: Draft): Problem[] {
  const value = parseBody(draft);
  if (value === undefined) return [];
  const names = Object.keys(validators).filter(
    (name) => name === `${operationId}.body` || name.startsWith(`${operationId}.body.`),
  );
  const [nearest = []] = names
    .map((name) => findProblems(validators[name], value).filter(({ field }) => !isSecret(field)))
    .toSorted((one, other) => one.length - other.length);
  return nearest;
}

function isSecret(field: string): boolean {
  return isEncryptedName(field.slice(field.lastIndexOf('.') + 1));
}
