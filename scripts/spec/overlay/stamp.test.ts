import { describe, expect, it } from 'vitest';
import { applyOverlay, readOverlay } from '../../content/read/overlay.ts';
import { parseSource } from '../../content/read/source.ts';
import type { Finding } from '../../findings/finding.ts';
import type { Translation } from '../contract.ts';
import { checkStaleness } from './staleness.ts';
import { stampOverlay } from './stamp.ts';

const CARD = 'card:\n  title: Card\n  limits: { day: { title: Daily limit } }\n';

const HEAD = "overlay: 1.0.0\ninfo: { title: 卡, version: '1' }\n";

const OVERLAY = `${HEAD}actions:
  # What a card is called
  - target: $.card # keep this
    update:
      title:   "卡"

  - target: $.card.limits
    update: { day: { title: '每日限额' } }
`;

const STAMPED = `${HEAD}actions:
  # What a card is called
  - target: $.card # keep this
    update:
      title:   "卡"
    x-source-hash:
      /title: 'be3702e3'

  - target: $.card.limits
    update: { day: { title: '每日限额' } }
    x-source-hash:
      /day/title: '1e4ce9cd'
`;

function getTranslation(base: string, overlayText: string): Translation {
  const [{ source }, { source: overlaySource }] = [
    parseSource('card.yaml', base),
    parseSource('card.zh.yaml', overlayText),
  ];
  if (!source || !overlaySource) throw new Error('The documents of the test are not YAML.');
  const overlay = readOverlay(overlaySource, () => {});
  const result = applyOverlay(source.value, overlay);
  return { source, value: result.document, overlay, result, locale: 'zh', siteDir: '.', locate: source.locate };
}

function stamp(base: string, overlayText: string): string {
  const stamped = stampOverlay(getTranslation(base, overlayText));
  return 'text' in stamped ? stamped.text : stamped.failure;
}

describe('stampOverlay', () => {
  it('adds the hashes and leaves every other character alone', () => {
    expect(stamp(CARD, OVERLAY)).toBe(STAMPED);
  });

  it('changes nothing the second time', () => {
    expect(stamp(CARD, STAMPED)).toBe(STAMPED);
  });

  it('replaces the hash of a text that changed and drops one that is of no use any more', () => {
    const once = stamp(
      CARD,
      `${HEAD}actions:\n  - target: $.card\n    update: { title: 卡, limits: { day: { title: 日 } } }\n`,
    );
    const now = 'card:\n  title: Payment card\n  limits: {}\n';

    const twice = stamp(now, once);

    expect(twice).not.toContain('/limits/day/title');
    expect(twice.match(/\/title: '(.*)'/)?.[1]).not.toBe(once.match(/\/title: '(.*)'/)?.[1]);
  });

  it('names the English texts that have changed, with their positions and translations', () => {
    const changed = CARD.replace('Card', 'Payment card');
    const getNames = (base: string) => {
      const result = stampOverlay(getTranslation(base, STAMPED));
      return 'stamped' in result ? result.stamped : [result.failure];
    };

    expect(getNames(CARD)).toEqual([]);
    expect(getNames(changed)).toEqual(['card.yaml:2  "Payment card" → "卡"']);
  });

  it('makes every translation count as up to date', () => {
    const problems: Finding[] = [];

    checkStaleness(
      getTranslation(CARD, stamp(CARD, `${HEAD}actions:\n  - target: $.card\n    update: { title: 卡 }\n`)),
      (problem) => problems.push(problem),
    );

    expect(problems).toEqual([]);
  });

  it('does not cut a block scalar at the end of an action', () => {
    const overlay = `${HEAD}actions:\n  - target: $.card\n    update:\n      title: |\n        卡\n  - target: $.card.limits.day\n    update:\n      title: 日\n`;

    expect(stamp(CARD, overlay)).toContain("        卡\n    x-source-hash:\n      /title: '");
  });

  it('refuses an action in one line, which it could not edit without moving text', () => {
    const overlay = `${HEAD}actions:\n  - { target: $.card, update: { title: 卡 } }\n`;

    expect(stamp(CARD, overlay)).toBe('card.zh.yaml:4  Write this action over several lines.');
  });
});
