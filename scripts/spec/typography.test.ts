import { describe, expect, it } from 'vitest';
import { typographyProblems } from './typography.ts';

const GOOD = [
  '查询商户钱包，最多 20 组。',
  '卡 BIN 列表（`getCard`）：见 [接口](/guide/card/open-card)。',
  '费率为 1.5%，即 0.015；`a` 与 `b` 之和。',
  '```text\n中文,code\n```\n第二行。',
  '**重要**：先签名。',
  '两项凭证。**令牌**说明权限。**签名**证明来源。',
];

const BAD: [string, RegExp][] = [
  ['卡,钱包', /ASCII punctuation/],
  ['卡: 钱包', /ASCII punctuation/],
  ['销卡.', /ASCII full stop/],
  ['卡(实体)', /ASCII brackets/],
  ['卡BIN', /A space belongs/],
  ['最多20 组', /A space belongs/],
  ['的`cardId` 字段', /A space belongs/],
  ['卡， 钱包', /No space beside/],
  ['ＢＩＮ 列表', /Full-width letters/],
  ['先读 **说明**。**先存储。**再确认', /Bold that ends/],
];

describe('typographyProblems', () => {
  it.each(GOOD)('accepts %s', (text) => {
    expect(typographyProblems(text)).toEqual([]);
  });

  it.each(BAD)('refuses %s', (text, message) => {
    expect(typographyProblems(text)).toEqual([expect.stringMatching(message)]);
  });
});
