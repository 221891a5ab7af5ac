import { type Row, readTable } from './read-table.ts';

/** docs/contract.md#72-frames: the frames of the websocket; `client` is who receives what the server sends. */
export const expectedFrames: Row[] = readTable(`
  type               | to
  ack                | server
  ack.result         | client
  deposit.confirmed  | client
  deposit.detected   | client
  deposit.reverted   | client
  error              | client
  goodbye            | client
  ping               | client server
  pong               | client server
  user.updated       | client
  welcome            | client
  withdrawal.updated | client
`);

/** docs/contract.md#75-close-codes. */
export const expectedCloseCodes: Row[] = readTable(`
  code | name              | reconnect
  1000 | normal            | no
  1001 | going away        | yes
  1003 | binary frame      | no
  1006 | no close frame    | yes
  1009 | frame too large   | no
  1011 | internal error    | yes
  1012 | service restart   | yes
  1013 | try again later   | yes
  4400 | malformed         | no
  4401 | ticket invalid    | yes, with a new listen ticket
  4403 | not enabled       | no
  4408 | heartbeat timeout | yes
  4409 | replaced          | no
  4410 | resume gap        | yes, without resumeFrom
  4429 | too many frames   | yes
`);

/** Times, counts and sizes of docs/contract.md#7-websocket-wslisten. */
export const expectedLimits: Row[] = readTable(`
  limit             | value             | unit
  heartbeat         | 20                | second
  heartbeatAnswer   | 10                | second
  silence           | 35                | second
  clientPing        | 5                 | second
  clientFrames      | 20                |
  badFrames         | 3                 |
  frameSize         | 65536             | byte
  connection        | 24                | hour
  goodbye           | 30                | second
  unacknowledged    | 100               |
  ackBatch          | 100               |
  redeliveryDelays  | 30 60 120 300 600 | second
  redelivery        | 72                | hour
  eventRetention    | 7                 | day
  retainedEvents    | 10000             |
  backoffFirst      | 1                 | second
  backoffLongest    | 30                | second
  backoffReset      | 60                | second
  tryLaterWait      | 30                | second
  tooManyFramesWait | 60                | second
`);
