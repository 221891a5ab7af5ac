import { expect, it } from 'vitest';
import { chooseCalls, getMissing, type MapCall } from './identifier-map.ts';

const PAGE = { path: '/', title: '' };
const [PRODUCT, HOLDER, CARD, ORDER] = [0, 1, 2, 3];
const taken = (identifier: number, isRequired = true) => ({ identifier, isRequired });
const calls: MapCall[] = [
  { page: PAGE, takes: [taken(PRODUCT), taken(HOLDER, false)], gives: [CARD, ORDER] },
  { page: PAGE, takes: [taken(CARD), taken(HOLDER)], gives: [] },
  { page: PAGE, takes: [taken(CARD)], gives: [ORDER] },
  { page: PAGE, takes: [], gives: [PRODUCT] },
];

it('lights the calls that take an identifier, apart from those that need another one too', () => {
  expect(chooseCalls({ calls }, new Set([CARD])).states).toEqual([undefined, 'partial', 'ready', undefined]);
  expect(chooseCalls({ calls }, new Set([CARD, HOLDER])).states).toEqual(['partial', 'ready', 'ready', undefined]);
});

it('an optional identifier keeps no call from being possible', () => {
  expect(chooseCalls({ calls }, new Set([PRODUCT])).states[0]).toBe('ready');
});

it('names what possible calls give, without what the reader has', () => {
  expect(chooseCalls({ calls }, new Set([PRODUCT, CARD])).given).toEqual(new Set([ORDER]));
  expect(chooseCalls({ calls }, new Set([HOLDER])).given).toEqual(new Set());
});

it('lists what a call needs and the reader lacks', () => {
  expect(getMissing(calls[1]?.takes ?? [], new Set([CARD]))).toEqual([HOLDER]);
});
