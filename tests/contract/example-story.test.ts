import { describe, expect, it } from 'vitest';
import { isRecord } from '../../packages/base/encoding/json.ts';
import { getRecord, type Json, objectsIn, readDocument } from './documents.ts';

// The examples are one story on one time line. What two of them say of the same object, ticket or moment must agree.

/** An example, with the moment at which its response or frame was sent. */
type Recorded = { name: string; at: number; value: Json };

const responses = ['common', 'merchant.v2', 'token'].flatMap((file): Recorded[] => {
  const { examples } = getRecord(readDocument(`openapi/${file}.yaml`).components, 'components');
  return Object.entries(getRecord(examples, 'examples'))
    .flatMap(([name, example]) => {
      const { value, 'x-unrecorded': unrecorded } = getRecord(example, name);
      // A parameter has a text as its example.
      return isRecord(value) && unrecorded === undefined ? [{ name, value }] : [];
    })
    .filter(({ value }) => 'requestId' in value)
    .map(({ name, value }) => ({ name, value, at: Date.parse(String(value.timestamp)) }));
});

const frames = Object.entries(
  getRecord(getRecord(readDocument('asyncapi/listen.yaml').components, 'components').messages, 'messages'),
).flatMap(([name, message]): Recorded[] =>
  [getRecord(message, name).examples].flat().map((example) => {
    const { name: variant, payload } = getRecord(example, name);
    const value = getRecord(payload, name);
    return { name: `${name} ${variant}`, value, at: Date.parse(String(value.sentAt)) };
  }),
);

const recorded = [...responses, ...frames];
const objects = recorded.flatMap(({ name, value }) => objectsIn(value).map((object) => ({ name, object })));

/** Every value that `group` sees more than one of, with all that was seen: `ord_…: recharge, withdraw`. */
function contradictions(seen: [group: unknown, value: unknown][]): string[] {
  const groups = new Map<string, Set<string>>();
  for (const [group, value] of seen) {
    const values = groups.get(String(group)) ?? new Set();
    groups.set(String(group), values.add(JSON.stringify(value)));
  }
  return [...groups].flatMap(([group, values]) => (values.size > 1 ? [`${group}: ${[...values].join(', ')}`] : []));
}

/** What each object with the field `id` says in its field `key`. */
const getMentions = (id: string, key: string): [unknown, unknown][] =>
  objects.flatMap(
    (
      { object }, // Null: not known yet.
    ) => (object[id] && (object[key] ?? null) !== null ? [[object[id], object[key]]] : []),
  );

it('there are enough examples for a story', () => {
  expect(responses.length).toBeGreaterThan(100);
  expect(frames.length).toBeGreaterThan(12);
});

describe('time', () => {
  const FUTURE = new Set(['expiresAt']);

  it('nothing has happened after the response or frame that tells of it', () => {
    const later = recorded.flatMap(({ name, at, value }) =>
      objectsIn(value).flatMap((object) =>
        Object.entries(object).flatMap(([key, time]) =>
          /At$|^at$/.test(key) && !FUTURE.has(key) && Date.parse(String(time)) > at ? [`${name} ${key} ${time}`] : [],
        ),
      ),
    );

    expect(later).toEqual([]);
  });

  it('an object is created first, and ends no later than it was last changed', () => {
    const order = ['createdAt', 'completedAt', 'updatedAt'];
    const confused = objects.filter(({ object }) => {
      const times = order.flatMap((key) => (typeof object[key] === 'string' ? [object[key]] : []));
      return times.join() !== times.toSorted().join();
    });

    expect(confused.map(({ name }) => name)).toEqual([]);
  });
});

describe('one id is one object', () => {
  it.each([
    ['orderId', 'type'],
    ['orderId', 'merchantOrderNo'],
    ['orderId', 'createdAt'],
    ['cardId', 'cardManageId'],
    ['cardId', 'maskedPan'],
    ['cardId', 'activatedAt'],
    ['holderId', 'merchantHolderNo'],
    ['userId', 'externalUserId'],
    ['quoteId', 'totalDebit'],
    ['depositId', 'txHash'],
    ['withdrawalId', 'createdAt'],
    ['messageId', 'seq'],
    ['seq', 'messageId'],
    ['merchantOrderNo', 'amount'],
  ])('every %s has one %s', (id, key) => {
    const mentions = getMentions(id, key);

    expect(mentions.length).toBeGreaterThan(1);
    expect(contradictions(mentions)).toEqual([]);
  });
});

describe('what is new is new', () => {
  it.each([
    // A repeated idempotency key brings the stored response, with its id.
    ['requestId', responses.filter(({ name }) => name !== 'rechargeCard.replayed').map(({ value }) => value.requestId)],
    ['listenToken', objects.flatMap(({ object }) => object.listenToken ?? [])],
    ['accessToken', objects.flatMap(({ object }) => object.accessToken ?? [])],
    ['refreshToken', objects.flatMap(({ object }) => object.refreshToken ?? [])],
    ['sessionId', objects.flatMap(({ object }) => object.sessionId ?? [])],
  ])('no two responses have the same %s', (_, values) => {
    expect(values.length).toBeGreaterThan(1);
    expect(new Set(values).size).toBe(values.length);
  });
});
