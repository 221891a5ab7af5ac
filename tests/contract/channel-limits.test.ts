import { describe, expect, it, test } from 'vitest';
import { getRecord, getTexts, objectsIn, readDocument } from './documents.ts';
import { limitValue, limitValues } from './read-limits.ts';

// The limits of the channel are stated four times: as `x-limits`, in the schemas of frames, in the texts of the document, and in the
// pictures. They must be the same numbers, in both languages.
const listen = readDocument('asyncapi/listen.yaml');
const overlay = readDocument('asyncapi/overlays/listen.zh.yaml');
const channel = at(listen, 'channels', 'listen');
const schemas = at(listen, 'components', 'schemas');

function at(value: unknown, ...path: string[]) {
  return path.reduce((found, name) => getRecord(getRecord(found, name)[name], name), getRecord(value, 'document'));
}

/** What the overlay changes of a target. */
function chinese(target: string) {
  const actions = Array.isArray(overlay.actions) ? overlay.actions : [];
  const found = actions.map((action) => getRecord(action, 'action')).find((action) => action.target === target);
  return getRecord(found?.update, target);
}

test('waits grow, and a connection that is silent is older than one ping and its answer', () => {
  const delays = limitValues('redeliveryDelays');

  expect(delays).toEqual([...new Set(delays)].sort((left, right) => left - right));
  expect(limitValue('backoffFirst')).toBeLessThan(limitValue('backoffLongest'));
  expect(limitValue('silence')).toBeGreaterThan(limitValue('heartbeat') + limitValue('heartbeatAnswer'));
  expect(limitValue('eventRetention')).toBeGreaterThan(limitValue('redelivery'));
  expect(limitValue('unacknowledged')).toBeLessThanOrEqual(limitValue('ackBatch'));
});

describe('frames', () => {
  const firstPayload = (message: string) => {
    const [example] = objectsIn(at(listen, 'components', 'messages', message).examples);
    return at(example, 'payload');
  };
  const constant = (schema: string, field: string) => at(schemas, schema, 'properties', field).const;

  it('the welcome frame contains them in milliseconds', () => {
    expect(constant('WsWelcome', 'heartbeatIntervalMs')).toBe(limitValue('heartbeat') * 1000);
    expect(constant('WsWelcome', 'heartbeatTimeoutMs')).toBe(limitValue('heartbeatAnswer') * 1000);
    expect(constant('WsWelcome', 'ackTimeoutMs')).toBe(limitValue('redeliveryDelays') * 1000);
    expect(constant('WsWelcome', 'maxUnacked')).toBe(limitValue('unacknowledged'));
  });

  it('an ack and its HTTP twin take the same number of ids', () => {
    const http = at(readDocument('openapi/token.yaml'), 'components', 'schemas', 'ConfirmRequest');

    expect(at(schemas, 'WsAck', 'properties', 'messageIds').maxItems).toBe(limitValue('ackBatch'));
    expect(at(http, 'properties', 'messageIds').maxItems).toBe(limitValue('ackBatch'));
  });

  it('the example of goodbye is the one of an old connection', () => {
    expect(firstPayload('goodbye').closeInMs).toBe(limitValue('goodbye') * 1000);
  });

  it('an event waits for its first acknowledgement as long as the first delay', () => {
    const { sentAt, ackDeadline } = firstPayload('depositConfirmed');

    expect(Date.parse(String(ackDeadline)) - Date.parse(String(sentAt))).toBe(limitValue('redeliveryDelays') * 1000);
  });
});

/** Where the description says what, by its heading in English and Chinese. */
const statements: [string, string, string[]][] = [
  [
    '## Delivery',
    '## 投递规则',
    ['eventRetention', 'ackBatch', 'redeliveryDelays', 'redelivery', 'unacknowledged', 'retainedEvents', 'connection'],
  ],
  ['## Heartbeat', '## 心跳', ['heartbeat', 'heartbeatAnswer', 'clientPing', 'silence']],
  ['## Limits', '## 限制', ['clientFrames']],
  ['## Reconnecting', '## 重新连接', ['backoffLongest', 'backoffFirst', 'backoffReset']],
];

test.each(statements)('%s says the limits that it is about', (english, translated, names) => {
  const sections = [
    getSection(String(getRecord(listen.info, 'info').description), english),
    getSection(String(chinese('$.info').description), translated),
  ];
  for (const section of sections) {
    const numbers = numbersIn(section);
    for (const name of names) expect(numbers, name).toEqual(expect.arrayContaining(shownValues(name)));
  }
});

test('the size of a frame is stated in KiB', () => {
  const texts = [getRecord(listen.info, 'info').description, chinese('$.info').description].map(String);

  for (const text of texts) expect(text).toContain(`${limitValue('frameSize') / 1024} KiB`);
});

test('pictures and close codes contain the same numbers', () => {
  const translated = chinese('$.channels.listen');
  for (const part of [channel, translated]) {
    const phases = at(part, 'x-sequence', 'phases');
    const codes = getRecord(part['x-close-codes'], 'x-close-codes');
    const note = (phase: string, step: string) => String(at(phases, phase, 'steps', step).note);
    const action = (code: string) => numbersIn(String(getRecord(codes[code], code).action));
    const machine = (name: string, row: string) =>
      getTexts(Object.values(at(part, 'x-transitions', name, row)).filter((value) => typeof value === 'string')).join();

    expect(numbersIn(note('repeat', 'again'))).toEqual([...limitValues('redeliveryDelays'), hours('redelivery')]);
    expect(numbersIn(String(at(phases, 'heartbeat').title))).toEqual([4, limitValue('heartbeat')]);
    expect(numbersIn(note('heartbeat', 'pong'))).toEqual([limitValue('heartbeatAnswer'), 4408]);
    expect(action('1013')).toEqual([limitValue('tryLaterWait')]);
    expect(action('4429')).toEqual([limitValue('tooManyFramesWait')]);
    expect(numbersIn(machine('connection', 'S3'))).toContain(limitValue('heartbeatAnswer'));
    expect(numbersIn(machine('connection', 'S6'))).toContain(limitValue('clientFrames'));
    expect(numbersIn(machine('connection', 'S7'))).toEqual(
      expect.arrayContaining([hours('connection'), limitValue('goodbye')]),
    );
    expect(numbersIn(machine('message', 'M2'))).toContain(limitValue('unacknowledged'));
    expect(numbersIn(machine('message', 'M7'))).toContain(hours('redelivery'));
    expect(numbersIn(machine('message', 'M8'))).toContain(limitValue('eventRetention') / 86_400);
  }
});

function getSection(text: string, heading: string): string {
  const start = text.indexOf(`${heading}\n`);
  expect(start, heading).toBeGreaterThanOrEqual(0);
  return text.slice(start + heading.length).split('\n## ')[0] ?? '';
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d+/g)].map(([number]) => Number(number));
}

function hours(name: string): number {
  return limitValue(name) / 3600;
}

/** Values as the texts say them: days and hours by their own unit. */
function shownValues(name: string): number[] {
  const seconds = limitValues(name);
  if (name === 'eventRetention') return seconds.map((value) => value / 86_400);
  return ['redelivery', 'connection'].includes(name) ? seconds.map((value) => value / 3600) : seconds;
}
