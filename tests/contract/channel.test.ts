import { expect, it } from 'vitest';
import { getRecord, type Json, objectsIn, readDocument } from './documents.ts';

const listen = readDocument('asyncapi/listen.yaml');
const channel = getRecord(getRecord(listen.channels, 'channels').listen, 'listen');
const messages = getRecord(getRecord(listen.components, 'components').messages, 'messages');
const operations = Object.values(getRecord(listen.operations, 'operations')).map((one) => getRecord(one, 'operation'));

it('sends or receives every frame; acknowledgements go to the server, and both sides may ping', () => {
  const received = operations.flatMap(framesToClient);
  const sent = operations.filter(({ action }) => action === 'receive').flatMap((one) => framesIn(one.messages));
  const types = Object.values(messages).map((message) => String(getRecord(message, 'message').name));

  expect([...new Set([...received, ...sent])].sort()).toEqual(types.toSorted());
  expect(sent.toSorted()).toEqual(['ack', 'ping', 'pong']);
  expect(types.filter((type) => !received.includes(type))).toEqual(['ack']);
});

it('names every frame by the type in its payload', () => {
  for (const message of Object.values(messages).map((one) => getRecord(one, 'message'))) {
    const payloads = objectsIn(message.examples).filter((example) => 'payload' in example);

    expect(payloads.length, String(message.name)).toBeGreaterThan(0);
    for (const { payload } of payloads) expect(getRecord(payload, 'payload').type).toBe(message.name);
  }
});

it('says of every close code whether to reconnect, and gives it a name of its own', () => {
  const codes = Object.entries(getRecord(channel['x-close-codes'], 'x-close-codes'));
  const reconnects = codes.map(([code, explained]) => [code, String(getRecord(explained, code).reconnect)]);

  expect(new Set(codes.map(([code, explained]) => getRecord(explained, code).name)).size).toBe(codes.length);
  expect(
    reconnects.filter(([code = '', reconnect = '']) => !/^[14]\d{3}$/.test(code) || !/^(?:yes|no)\b/.test(reconnect)),
  ).toEqual([]);
  // Whoever returns at once after these repeats the fault, or drives out his own other connection.
  expect(reconnects.filter(([, reconnect]) => reconnect === 'no').map(([code]) => code)).toEqual(
    expect.arrayContaining(['1000', '4403', '4409']),
  );
});

/** What the server sends by itself or in reply. */
function framesToClient({ action, messages: own, reply }: Json): string[] {
  return [...(action === 'send' ? framesIn(own) : []), ...(reply ? framesIn(getRecord(reply, 'reply').messages) : [])];
}

function framesIn(references: unknown): string[] {
  return objectsIn(references).map(({ $ref }) => {
    const key = String($ref).split('/').at(-1) ?? '';
    return String(getRecord(messages[key], key).name);
  });
}
