import type { OperationContract } from '../../../packages/simulator/core/contract/contract-data.ts';
import type { State } from '../../../packages/simulator/core/state/state.ts';
import { listEntries } from '../../../packages/simulator/core/state/table.ts';
import { contract } from '../../../packages/simulator/generated/contract.ts';
import type { PageProvider } from '../environments/page-provider.ts';
import { getPresent } from '../environments/present.ts';

export function getOperation(id: string): OperationContract {
  const operation = contract.operations.find((one) => one.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}.`);
  return operation;
}

/** The access token that lives longest, with its end in Unix milliseconds. The sandbox stores its tokens, so the page need not. */
export function findAccessToken(state: State): { token: string; expiresAt: number } | undefined {
  const { auth } = state;
  const time = getPresent(state);
  const [best] = listEntries(auth.accessTokens)
    .map(([token, { family, expiresAt }]) => ({ token, family, expiresAt }))
    .filter(({ family, expiresAt }) => expiresAt > time && auth.families[family]?.isRevoked === false)
    .toSorted((one, other) => other.expiresAt - one.expiresAt);
  return best && { token: best.token, expiresAt: best.expiresAt };
}

/** The refresh tokens that the sandbox accepts, the longest lived first. */
export function listRefreshTokens(state: State): string[] {
  const { auth } = state;
  const time = getPresent(state);
  return listEntries(auth.refreshTokens)
    .filter(([, { family, expiresAt, rotation }]) => !rotation && expiresAt > time && !auth.families[family]?.isRevoked)
    .toSorted(([, one], [, other]) => other.expiresAt - one.expiresAt)
    .map(([token]) => token);
}

/** A fresh authorization code, as the provider's portal would give it. */
export async function createCode(provider: PageProvider): Promise<string> {
  const { isRefused, data } = await provider.control('createCode', {});
  if (isRefused) throw new Error(data.message);
  return data.code;
}
