import { expect, it } from 'vitest';
import { expectedCloseCodes, expectedFrames } from '../expected/channel.ts';
import { getRecord, type Json, objectsIn, readDocument } from './documents.ts';

const listen = readDocument('asyncapi/listen.yaml');
const channel = getRecord(getRecord(listen.channels, 'channels').listen, 'listen');
const messages = getRecord(getRecord(listen.components, 'components').messages, 'messages');
const operations = Object.values(getRecord(listen.operations, 'operations')).map((one) => getRecord(one, 'operation'));

it('carries the expected frames, each in its directions', () => {
  const received = operations.flatMap(framesToClient);
  const sent = operations.filter(({ action }) => action === 'receive').flatMap((one) => framesIn(one.messages));
  const frames = Object.values(messages).map((message) => {
    const type = String(getRecord(message, 'message').name);
    const to = [received.includes(type) && 'client', sent.includes(type) && 'server'].filter(Boolean).join(' ');
    return { type, to };
  });

  expect(frames.sort((left, right) => (left.type < right.type ? -1 : 1))).toEqual(expectedFrames);
});

it('names every frame by the type in its payload', () => {
  for (const message of Object.values(messages).map((one) => getRecord(one, 'message'))) {
    const payloads = objectsIn(message.examples).filter((example) => 'payload' in example);

    expect(payloads.length, String(message.name)).toBeGreaterThan(0);
    for (const { payload } of payloads) expect(getRecord(payload, 'payload').type).toBe(message.name);
  }
});

it('explains the expected close codes', () => {
  const codes = Object.entries(getRecord(channel['x-close-codes'], 'x-close-codes')).map(([code, explained]) => {
    const { name, reconnect } = getRecord(explained, code);
    return { code, name, reconnect };
  });

  expect(codes).toEqual(expectedCloseCodes);
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
