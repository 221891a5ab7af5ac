import { Refusal } from '../envelope/refusal.ts';
import type { Work } from '../state/work.ts';
import type { TokenFamily } from './auth-state.ts';
import { issueTokens } from './issue-tokens.ts';
import { OWN_FAMILY } from './own-token.ts';

/** How long a code can be exchanged (contract 3.1). */
export const CODE_MS = 600_000;
/** How many families a merchant has (contract 3.1). */
const MAX_FAMILIES = 5;

/** The first pair of tokens of a code, which is then used. */
export function exchangeCode(work: Work, text: string) {
  const { auth } = work.state;
  const code = Object.hasOwn(auth.codes, text) ? auth.codes[text] : undefined;
  if (!code || code.isUsed) throw new Refusal(401004);
  if (work.time - code.createdAt >= CODE_MS) throw new Refusal(401005);
  code.isUsed = true;
  const family: TokenFamily = {
    id: `family_${Object.keys(auth.families).length + 1}`,
    createdAt: work.time,
    isRevoked: false,
    scopes: [...code.scopes],
  };
  auth.families[family.id] = family;
  revokeOldest(Object.values(auth.families));
  return issueTokens(work, family);
}

function revokeOldest(families: TokenFamily[]): void {
  const alive = families.filter(({ id, isRevoked }) => !isRevoked && id !== OWN_FAMILY);
  const [oldest] = alive;
  if (oldest && alive.length > MAX_FAMILIES) oldest.isRevoked = true;
}
