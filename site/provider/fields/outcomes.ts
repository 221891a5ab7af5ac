import type { OperationId } from '../../../packages/simulator/core/contract/schemas.ts';
import type { FaultKind } from '../../../packages/simulator/core/envelope/envelope-state.ts';
import type { JsonValue } from '../../../src/model/schema.ts';
import { getAt, type JsonPath, setAt } from '../../../src/playground/form/json-path.ts';
import type { Outcome } from '../../../src/playground/provider/field.ts';
import { getOperation } from '../access/access-token.ts';
import { WRONG_SIGNATURE } from '../access/build-request.ts';
import type { PageProvider } from '../environments/page-provider.ts';
import type strings from '../strings/en/provider.json';
import type { Text } from '../strings/text.ts';

/** What a call can be made to return: by a trigger value in its body (contract 9.4), or by a fault of the provider. */
type Effect = {
  name: `outcome.${keyof (typeof strings)['outcome']}`;
  /** Puts the trigger value into the body. */
  change?: (body: JsonValue) => JsonValue;
  fault?: FaultKind;
  /** Signs something else than is sent. */
  isSignedWrongly?: true;
};

const withText = (path: JsonPath, edit: (text: string) => string) => (body: JsonValue) => {
  const text = getAt(body, path);
  return typeof text === 'string' ? setAt(body, path, edit(text)) : body;
};

/** `100.00` becomes `100.13`. */
const withCents = (path: JsonPath, cents: string) => withText(path, (text) => text.replace(/(\.\d*)?$/, `.${cents}`));

const TRIGGERS: Record<string, Effect[]> = {
  openCard: [{ name: 'outcome.cardDeclined', change: withCents(['initialAmount', 'value'], '13') }],
  rechargeCard: [
    { name: 'outcome.orderFails', change: withCents(['amount', 'value'], '13') },
    { name: 'outcome.orderSlow', change: withCents(['amount', 'value'], '17') },
  ],
  withdrawCard: [{ name: 'outcome.orderFails', change: withCents(['amount', 'value'], '13') }],
  createHolder: [
    { name: 'outcome.holderRejected', change: withText(['lastName'], () => 'Reject') },
    { name: 'outcome.holderIncomplete', change: withText(['lastName'], () => 'Incomplete') },
    { name: 'outcome.holderReview', change: withText(['lastName'], () => 'Review') },
  ],
  createPayment: [
    {
      name: 'outcome.paymentFails',
      change: withText(['beneficiary', 'params', 'beneficiaryName'], () => 'Maria Fail'),
    },
    {
      name: 'outcome.paymentReturned',
      change: withText(['beneficiary', 'params', 'beneficiaryName'], () => 'Maria Return'),
    },
    {
      name: 'outcome.paymentReview',
      change: withText(['beneficiary', 'params', 'beneficiaryName'], () => 'Maria Review'),
    },
  ],
  withdrawToken: [
    { name: 'outcome.withdrawalFails', change: withCents(['amount', 'value'], '13') },
    { name: 'outcome.withdrawalReview', change: withText(['amount', 'value'], () => '5000') },
  ],
} satisfies { [Id in OperationId]?: Effect[] };

const FAULTS: Effect[] = [
  { name: 'outcome.wrongSignature', isSignedWrongly: true },
  { name: 'outcome.rateLimited', fault: 'rate_limited' },
  { name: 'outcome.internalError', fault: 'internal_error' },
  { name: 'outcome.unavailable', fault: 'unavailable' },
];

const TIMEOUTS: Effect[] = [
  { name: 'outcome.timeoutBefore', fault: 'timeout_before_commit' },
  { name: 'outcome.timeoutAfter', fault: 'timeout_after_commit' },
];

/** Outcomes of this operation alone, then what can happen to every call. */
export function listOutcomes(operation: string, { sandbox, t }: { sandbox: PageProvider; t: Text }): Outcome[] {
  const { method } = getOperation(operation);
  const effects = [...(TRIGGERS[operation] ?? []), ...FAULTS, ...(method === 'GET' ? [] : TIMEOUTS)];
  return effects.map(({ name, change, fault: kind, isSignedWrongly }) => ({
    id: name,
    label: t(`provider:${name}`),
    ...(change && { change }),
    ...(kind && {
      arm: async () => void (await sandbox.control('addFault', {}, { kind, operation })),
    }),
    ...(isSignedWrongly && { flags: [WRONG_SIGNATURE] }),
  }));
}
