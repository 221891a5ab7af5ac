import { expect, test } from 'vitest';
import { contract } from '../../.generated/sandbox/contract.ts';
import { parseBody } from '../../src/playground/client/draft.ts';
import { getCode } from '../../src/playground/client/exchange.ts';
import { sendCall } from '../../src/playground/client/send-call.ts';
import type { Preparation } from '../../src/playground/form/choices.ts';
import { createDraft } from '../../src/playground/form/prefill.ts';
import { ensureToken, prepare } from '../../src/playground/form/prepare.ts';
import { findViolations } from '../../src/playground/form/violations.ts';
import { createPageProvider } from '../../src/playground/provider/page-provider.ts';
import { createMemoryStorage } from './memory-storage.ts';
import { siteOperations } from './site-operations.ts';

const operations = await siteOperations();

/** What a form offers to make first; then its prefilled call succeeds. */
const PREPARATIONS: Record<string, Preparation[]> = {
  exchangeToken: ['code'],
  getHolder: ['holder'],
  updateHolder: ['holder'],
  openCard: ['holder'],
  createPayment: ['quote'],
  withdrawToken: ['fundedUser'],
  confirmMessages: ['messages'],
  getPaymentOrder: ['payment'],
  activateCard: ['inactiveCard'],
  setCardPin: ['physicalCard'],
  refreshUser: ['user'],
};

test('the form has every operation that the sandbox runs', () => {
  expect(operations.map(({ id }) => id).toSorted()).toEqual(contract.operations.map(({ id }) => id).toSorted());
});

test.each(operations.map((operation) => [operation.id, operation] as const))(
  'the prefilled call of %s succeeds',
  async (id, operation) => {
    const provider = createPageProvider(createMemoryStorage());
    const source = { provider, locale: 'en' };
    const needsCard = /cardId|orderId/.test(JSON.stringify([operation.path, parseBody(draftOf(operation))]));
    for (const what of PREPARATIONS[id] ?? (needsCard ? ['card' as const] : [])) await prepare(what, source);
    if (operation.scopes?.length) await ensureToken(source);

    const draft = draftOf(operation, provider.getState());
    const call = await sendCall(id, draft, source);

    expect(getCode(call)).toBe(0);
    expect(call.problems).toEqual([]);
    expect(call.isSignatureValid).toBe(true);
    expect(findViolations(id, draft)).toEqual([]);
  },
);

function draftOf(operation: (typeof operations)[number], state = createMemoryStorage().read()) {
  return createDraft(operation, { state, locale: 'en' });
}
