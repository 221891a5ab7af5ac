import { getTestKey } from '../../../packages/simulator/core/test-merchant.ts';
import { signResponse } from '../../../packages/simulator/protocol/signing/signer.ts';

export const EXAMPLES = ['mistakes', 'error', 'frame', 'signed'] as const;

export type ExampleName = (typeof EXAMPLES)[number];

const REQUEST_ID = 'req_01KF0AP900R97RZEE9XX1ADF3T';
const TIME = '2026-01-15T08:00:00.000Z';

/** The log of a purchase, with one mistake of each kind. */
const MISTAKES = {
  code: 0,
  message: 'OK',
  data: {
    orderId: 'ord_01KF0AP9004X9GP68FR0EZKNKB',
    cardId: 'card_01KF0AP900QH1A0BJJ2XYJ7F7D',
    type: 'recharge',
    status: 'done',
    direction: 'credit',
    amount: { value: 100, currency: 'USD' },
    fee: { value: '1.5', currency: 'USD' },
    walletDirection: 'debit',
    walletAmount: { value: '101.50', currency: 'USD' },
    channelRef: 'A-77',
    merchantOrderNo: 'OP-20260115-0001',
    originalAmount: null,
    exchangeRate: null,
    balanceAfter: { currency: 'USD', available: '200.00', frozen: '0.00', total: '200.00' },
    merchant: null,
    authCode: null,
    relatedOrderId: null,
    failure: null,
    createdAt: '2026-01-15T08:00:00Z',
    updatedAt: TIME,
    completedAt: null,
  },
  requestId: REQUEST_ID,
  timestamp: TIME,
};

const ERROR = {
  code: 422102,
  error: 'CARD_AMOUNT_OUT_OF_RANGE',
  message: 'Amount below the minimum, above the maximum, or the card balance limit would be passed',
  data: null,
  details: [{ field: 'initialAmount.value', rule: 'min', message: 'Must be 10.00 or more' }],
  requestId: REQUEST_ID,
  timestamp: TIME,
};

/** `replay` is a text here. */
const FRAME = {
  type: 'user.updated',
  messageId: 'msg_01KF0AQA6G817PJAZ119J9KSCZ',
  seq: 7,
  attempt: 1,
  replay: 'false',
  userId: 'usr_01KF0AQ978GEWXYNTX6PSVW3QM',
  occurredAt: TIME,
  sentAt: TIME,
  ackDeadline: '2026-01-15T08:00:30.000Z',
  data: null,
};

/** A text of each kind that may come back. */
export async function createExample(name: ExampleName, now: number): Promise<string> {
  if (name === 'mistakes') return print(MISTAKES);
  if (name === 'error') return `POST /v2/card/open\n\n${print(ERROR)}`;
  return name === 'frame' ? print(FRAME) : signed(now);
}

async function signed(now: number): Promise<string> {
  const merchantId = 'mch_01KF0AP900N5Y4WP04V8T304CJ';
  const balances = [{ currency: 'USD', available: '1897.50', frozen: '102.50', total: '2000.00' }];
  const body = print({
    code: 0,
    message: 'OK',
    data: { merchantId, balances, depositAddresses: [], updatedAt: TIME },
    requestId: REQUEST_ID,
    timestamp: TIME,
  });
  const headers = await signResponse(
    { status: 200, requestId: REQUEST_ID, body },
    { key: getTestKey('pk_sig_test_1'), now: () => now },
  );
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return ['HTTP/1.1 200 OK', 'Content-Type: application/json', ...lines, '', body].join('\n');
}

function print(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
