import { type Action, choose, NOTHING } from './model.ts';

/** Rounds of an attentive listener: together longer than the first wait for an acknowledgement. */
const ROUNDS = 5;
const ROUND_MS = 9000;

/** What a client of the websocket does. */
export const listenActions = {
  connect: (model, { pick }) => {
    const [scope, ticket] = choose([...model.tickets], pick) ?? ['merchant', 'ltk_none'];
    const resumeFrom = pick % 3 ? '' : `&resumeFrom=${Math.max(model.state.listen.lastSeq - pick, 0)}`;
    const types = pick === 5 ? '&types=deposit,user' : '';
    model.connect(`merchantId=${model.state.merchant.id}&token=${ticket}${resumeFrom}${types}`);
    return scope === undefined ? { ...NOTHING, status: 400 } : NOTHING;
  },
  /** Stays for a while and returns a pong to each ping. */
  listen: (model) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      model.wait(ROUND_MS);
      for (const [session, pings] of [...model.sessions]) {
        for (const id of pings.splice(0))
          model.send(session, { type: 'pong', id, ts: new Date(model.state.time).toISOString() });
      }
    }
    return NOTHING;
  },
  ack: (model, { pick }) => {
    const [session] = choose([...model.sessions], pick) ?? [];
    const messageIds = [...model.unacknowledged].slice(0, pick + 1);
    if (session === undefined || messageIds.length === 0) return NOTHING;
    model.send(session, { type: 'ack', id: 'a', messageIds });
    return NOTHING;
  },
  confirm: ({ call, unacknowledged }, { pick }) =>
    call('POST', '/user/confirm', {
      messageIds: [...[...unacknowledged].slice(0, pick), 'msg_01KF0AP900000000000000000A'],
    }),
  malformed: (model, { pick }) => {
    const [session] = choose([...model.sessions], pick) ?? [];
    if (session !== undefined)
      model.send(session, choose(['no JSON', { type: 'ack' }, { type: 'ping', id: 'p' }], pick));
    return NOTHING;
  },
  disconnect: (model, { pick }) => {
    const [session] = choose([...model.sessions], pick) ?? [];
    if (session !== undefined) model.disconnect(session);
    return NOTHING;
  },
  dropSocket: (model, { pick }) => {
    const [session] = choose([...model.sessions], pick) ?? [];
    return model.world('POST', `/sandbox/sockets/${session ?? 'ses_none'}/drop`, pick % 2 ? { maintenance: true } : {});
  },
} satisfies Record<string, Action>;
