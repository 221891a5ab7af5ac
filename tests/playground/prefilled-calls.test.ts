import { expect, test } from 'vitest';
import { required } from '../../packages/base/invariant.ts';
import { contract } from '../../packages/simulator/generated/contract.ts';
import { callSandbox } from '../../site/provider/access/make-call.ts';
import { createPageProvider, type PageProvider } from '../../site/provider/environments/page-provider.ts';
import { listChoices, type Preparation } from '../../site/provider/fields/choices.ts';
import { ensureToken, prepare } from '../../site/provider/fields/prepare.ts';
import { findViolations } from '../../site/provider/fields/violations.ts';
import { parseBody, printBody } from '../../src/playground/client/draft.ts';
import { getCode } from '../../src/playground/client/exchange.ts';
import { createExampleDraft } from '../../src/playground/form/example-draft.ts';
import { setAt } from '../../src/playground/form/json-path.ts';
import { createMissingObjects } from '../../src/playground/form/missing-objects.ts';
import { unrecorded } from '../expected/documented.ts';
import { siteOperations } from '../setup/site-contents.ts';
import { createForm } from './create-form.ts';
import { createMemoryStorage } from './memory-storage.ts';

const operations = await siteOperations('en');

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

const simulated = operations.filter(({ id }) => !unrecorded.has(`${id}.success`));

test.each(simulated.map((operation) => [operation.id, operation] as const))(
  'the prefilled call of %s succeeds',
  async (id, operation) => {
    const provider = createPageProvider(createMemoryStorage());
    const source = { provider, locale: 'en' };
    const needsCard = /cardId|orderId/.test(JSON.stringify([operation.path, parseBody(draftOf(operation, provider))]));
    for (const what of PREPARATIONS[id] ?? (needsCard ? ['card' as const] : [])) await prepare(what, source);
    if (operation.scopes?.length) await ensureToken(source);

    const draft = draftOf(operation, provider);
    const call = await callSandbox(id, draft, source);

    expect(getCode(call)).toBe(0);
    expect(call.problems).toEqual([]);
    expect(call.isSignatureValid).toBe(true);
    expect(findViolations(id, draft)).toEqual([]);
  },
);

test.each(operations.map((operation) => [operation.id, operation] as const))(
  'the first Send of %s in a fresh simulator creates what is missing, and succeeds',
  async (id, operation) => {
    const provider = createPageProvider(createMemoryStorage());
    const source = { provider, locale: 'en' };
    if (operation.scopes?.length) await ensureToken(source);
    const draft = await createMissingObjects(draftOf(operation, provider), createForm(operation, provider));

    expect(findViolations(id, draft)).toEqual([]);
    expect(getCode(await callSandbox(id, draft, source))).toBe(0);
  },
);

test('a holder that is left out is not created: a product that requires one refuses with 422104', async () => {
  const provider = createPageProvider(createMemoryStorage());
  const source = { provider, locale: 'en' };
  const openCard = required(
    operations.find(({ id }) => id === 'openCard'),
    'The contract has openCard.',
  );
  await ensureToken(source);
  const form = createForm(openCard, provider);
  const example = createExampleDraft(form);
  const leftOut = { ...example, body: printBody(setAt(parseBody(example), ['holderId'], undefined)) };
  const draft = await createMissingObjects(leftOut, form);

  expect(form.calls).toEqual([]);
  expect(findViolations('openCard', draft)).toEqual([]);
  expect(getCode(await callSandbox('openCard', draft, source))).toBe(422104);
});

test('an optional identifier that cannot be created is not sent', async () => {
  const provider = createPageProvider(createMemoryStorage());
  const openCard = required(
    operations.find(({ id }) => id === 'openCard'),
    'The contract has openCard.',
  );
  // Without a token the holder is refused.
  const offline = { ...provider, send: async () => undefined };
  const draft = await createMissingObjects(draftOf(openCard, provider), createForm(openCard, offline));

  expect(parseBody(draft)).not.toHaveProperty('holderId');
});

test('a refresh is prefilled with a refresh token of the sandbox, which it accepts', async () => {
  const provider = createPageProvider(createMemoryStorage());
  const source = { provider, locale: 'en' };
  await prepare('token', source);
  const [refreshToken] =
    listChoices('refreshToken', { operationId: 'exchangeToken', state: provider.getState(), locale: 'en' })?.choices ??
    [];
  const body = JSON.stringify({ grantType: 'refresh_token', refreshToken: refreshToken?.value });
  expect(getCode(await callSandbox('exchangeToken', { parameters: {}, body }, source))).toBe(0);
});

function draftOf(operation: (typeof operations)[number], sandbox: PageProvider) {
  return createExampleDraft(createForm(operation, sandbox));
}
