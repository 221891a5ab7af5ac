import { expect, test } from 'vitest';
import { contract } from '../../.generated/sandbox/contract.ts';
import { parseBody } from '../../src/playground/client/draft.ts';
import { getCode } from '../../src/playground/client/exchange.ts';
import { sendCall } from '../../src/playground/client/send-call.ts';
import { listChoices, type Preparation } from '../../src/playground/form/choices.ts';
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

test('in a fresh sandbox nothing is sent with the id of an example: what has to be created first is marked', () => {
  const state = createMemoryStorage().read();
  const missing = operations.filter((operation) => {
    const marks = findViolations(operation.id, draftOf(operation, state), { state, locale: 'en' });
    return marks.some((mark) => 'rule' in mark && mark.rule === 'nothingYet');
  });
  const named = operations.filter(({ path }) => /\{(cardId|orderId|holderId)\}/.test(path));
  expect(missing.map(({ id }) => id)).toEqual(expect.arrayContaining(named.map(({ id }) => id)));
});

test('a refresh is prefilled with a refresh token of the sandbox, which it accepts', async () => {
  const provider = createPageProvider(createMemoryStorage());
  const source = { provider, locale: 'en' };
  await prepare('token', source);
  const [refreshToken] =
    listChoices('refreshToken', { operationId: 'exchangeToken', state: provider.getState(), locale: 'en' })?.choices ??
    [];
  const body = JSON.stringify({ grantType: 'refresh_token', refreshToken: refreshToken?.value });
  expect(getCode(await sendCall('exchangeToken', { parameters: {}, body }, source))).toBe(0);
});

function draftOf(operation: (typeof operations)[number], state = createMemoryStorage().read()) {
  return createDraft(operation, { state, locale: 'en' });
}
