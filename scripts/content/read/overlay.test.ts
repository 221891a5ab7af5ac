import { describe, expect, it } from 'vitest';
import { type Finding, formatFinding } from '../../findings/finding.ts';
import type { JsonObject } from '../json/json-value.ts';
import { applyOverlay, readOverlay } from './overlay.ts';
import { parseSource } from './source.ts';

function getOverlay(actions: string) {
  const problems: Finding[] = [];
  const { source } = parseSource(
    'card.zh.yaml',
    `overlay: 1.0.0\ninfo: { title: Card, version: '1' }\nactions:\n${actions}`,
  );
  if (!source) throw new Error('The overlay of the test is not YAML.');
  return { overlay: readOverlay(source, (problem) => problems.push(problem)), problems };
}

function apply(base: JsonObject, actions: string) {
  return applyOverlay(base, getOverlay(actions).overlay);
}

describe('applyOverlay', () => {
  it('merges objects, replaces values and leaves the base alone', () => {
    const base = { card: { title: 'Card', limits: { day: 5 } } };

    const { document } = apply(base, '  - target: $.card\n    update: { title: 卡, limits: { month: 9 } }\n');

    expect(document).toEqual({ card: { title: '卡', limits: { day: 5, month: 9 } } });
    expect(base.card.title).toBe('Card');
  });

  it('appends to a list that is the target', () => {
    const { document } = apply({ tags: [{ name: 'Card' }] }, '  - target: $.tags\n    update: { name: Wallet }\n');

    expect(document).toEqual({ tags: [{ name: 'Card' }, { name: 'Wallet' }] });
  });

  it('replaces a value that is the target, appends each of a list, and copies one node', () => {
    const base = { title: 'Card', tags: ['a'], from: { x: 1 }, to: { y: 2 } };
    const actions =
      '  - { target: $.title, update: Wallet }\n  - { target: $.tags, update: [b, c] }\n  - { target: $.to, copy: $.from }\n';

    expect(apply(base, actions).document).toEqual({
      title: 'Wallet',
      tags: ['a', 'b', 'c'],
      from: { x: 1 },
      to: { x: 1, y: 2 },
    });
  });

  it('gives up a pattern that backtracks without end, and applies the other actions', { timeout: 60_000 }, () => {
    const actions = `  - { target: "$..[?match(@.text, '(a+)+b')]", remove: true }\n  - { target: $, update: { title: 卡 } }\n`;
    const problems: string[] = [];
    const report = (problem: Finding) => problems.push(formatFinding(problem));

    const { document } = applyOverlay({ card: { text: 'a'.repeat(40) } }, getOverlay(actions).overlay, report);

    expect(problems).toEqual([expect.stringContaining('card.zh.yaml:4:7  This target is not found in 5 s')]);
    expect(document).toMatchObject({ title: '卡', card: {} });
  });

  it('removes every match, elements of one list included', () => {
    const base = { tags: [{ name: 'Old' }, { name: 'Card' }, { name: 'Old' }], old: 1 };

    const { document } = apply(
      base,
      "  - target: $.tags[?@.name=='Old']\n    remove: true\n  - target: $.old\n    remove: true\n",
    );

    expect(document).toEqual({ tags: [{ name: 'Card' }] });
  });

  it('applies the actions in order', () => {
    const actions = '  - target: $\n    update: { card: { id: 1 } }\n  - target: $.card\n    update: { title: 卡 }\n';

    expect(apply({}, actions).document).toEqual({ card: { id: 1, title: '卡' } });
  });

  it('tells what each target matched and where each value came from', () => {
    const { matches, origins } = apply(
      { card: {} },
      '  - target: $.card\n    update: { title: 卡 }\n  - target: $.wallet\n    remove: true\n',
    );

    expect(matches).toEqual([['/card'], []]);
    expect([...origins]).toEqual([['/card/title', '/actions/0/update/title']]);
  });
});

describe('readOverlay', () => {
  it.each([
    {
      name: 'a target that is not RFC 9535',
      actions: '  - target: $.card[\n    remove: true\n',
      message: /Not a JSONPath of RFC 9535/,
    },
    { name: 'an action without target', actions: '  - update: { title: 卡 }\n', message: /has a target/ },
    {
      name: 'an action that does nothing',
      actions: '  - target: $.card\n',
      message: /has an update or a copy, or says "remove: true"/,
    },
    { name: 'no action at all', actions: '  []\n', message: /list of actions that is not empty/ },
  ])('reports $name', ({ actions, message }) => {
    const { problems } = getOverlay(actions);

    expect(problems.map(formatFinding)).toEqual([expect.stringMatching(message)]);
  });
});
