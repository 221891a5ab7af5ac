import { describe, expect, it } from 'vitest';
import { type DiffCase, ratedChanges } from '../../../tests/setup/rated-changes.ts';

const ASYNCAPI = `
asyncapi: 3.0.0
info: { title: Events, version: 2.0.0-draft.1, x-contract-status: draft }
channels:
  events:
    address: /ws
    messages: { moved: { $ref: '#/components/messages/moved' }, ack: { $ref: '#/components/messages/ack' } }
    bindings: { ws: { query: { properties: { token: { type: string } } } } }
    x-close-codes: { '4401': {} }
operations:
  sendMoved: { action: send, channel: { $ref: '#/channels/events' }, messages: [{ $ref: '#/channels/events/messages/moved' }] }
  receiveAck: { action: receive, channel: { $ref: '#/channels/events' }, messages: [{ $ref: '#/channels/events/messages/ack' }] }
components:
  messages:
    moved: { payload: { properties: { id: { type: string } } } }
    ack: { payload: { properties: { ids: { type: array, maxItems: 9 } } } }
`;

const CASES: DiffCase[] = [
  {
    name: 'a new address',
    from: 'address: /ws',
    to: 'address: /events',
    changes: ['breaking: the channel events has a new address'],
  },
  {
    name: 'a removed message',
    from: ", ack: { $ref: '#/components/messages/ack' }",
    to: '',
    changes: ['breaking: events: the message ack is gone'],
  },
  {
    name: 'a new close code',
    from: "'4401': {}",
    to: "'4401': {}, '4403': {}",
    changes: ['added: events: the close code 4403 is new'],
  },
  {
    name: 'a query parameter that is now required',
    from: 'query: {',
    to: 'query: { required: [token],',
    changes: ['breaking: events, query: "token" is now required'],
  },
  {
    name: 'a new member of what clients read',
    from: 'id: { type: string }',
    to: 'id: { type: string }, at: {}',
    changes: ['added: message moved: "at" is new'],
  },
  {
    name: 'a stricter rule for what clients write',
    from: 'maxItems: 9',
    to: 'maxItems: 5',
    changes: ['breaking: message ack › ids: maxItems was 9 and is 5'],
  },
];

describe('diffAsyncapi', () => {
  it.each(CASES)('rates $name', ({ from, to, changes }) => {
    expect(ratedChanges('asyncapi', ASYNCAPI, [from, to])).toEqual(changes);
  });
});
