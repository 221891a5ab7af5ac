import { SCOPES } from '../create-state.ts';
import type { State } from '../state/state.ts';
import { runStep, type Step } from '../state/step.ts';
import { issueTokens } from './issue-tokens.ts';

/** The family of the tokens that the simulator issues itself, for its proxy and its environment files. */
export const OWN_FAMILY = 'own';

/** A token without a code, and beside the five families of the merchant: a restart must not end one of those. */
export function issueOwnToken(state: State, now: number): Step<ReturnType<typeof issueTokens>> {
  return runStep(state, now, (work) => {
    const { families } = work.state.auth;
    const family = families[OWN_FAMILY] ?? {
      id: OWN_FAMILY,
      createdAt: work.time,
      isRevoked: false,
      scopes: [...SCOPES],
    };
    families[OWN_FAMILY] = family;
    return issueTokens(work, family);
  });
}
