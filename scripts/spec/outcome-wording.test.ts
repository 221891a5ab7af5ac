import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { JsonObject } from '../content/json/json-value.ts';
import { collectFindings, formatFinding } from '../findings/finding.ts';
import { readGlossary } from './glossary.ts';
import { checkOutcomeWording } from './outcome-wording.ts';

const MESSAGES = {
  '503001': 'Overload; this attempt executed nothing',
  '504001': 'No response; the outcome is unknown',
};
const REFUSED = 'This attempt executed nothing: wait';
const UNKNOWN = 'Outcome unknown: retry';
const CUSTOMER = 'Please do not repeat this.';
const ERRORS = {
  '429001': { action: REFUSED, customer: CUSTOMER },
  '503001': { action: REFUSED, customer: CUSTOMER },
  '504001': { action: UNKNOWN, customer: CUSTOMER },
  '409301': { action: 'First find the payment: a new quote is a new payment', customer: CUSTOMER },
};
const ERRORS_ZH = {
  '503001': { action: '本次尝试未执行任何操作：等待', customer: '请勿重复操作。' },
  '504001': { action: '结果未知：重试', customer: '请勿重复操作。' },
  '409301': { action: '先查出付款：重新申请报价即为新的付款', customer: '请勿重复操作。' },
};

type Site = { files?: Record<string, string>; catalogue?: object; description?: string; chinese?: string };

/** What the gate says of a catalogue of four codes, with other texts around it. */
async function getProblems({ files = {}, catalogue = {}, description = '', chinese = '' }: Site): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'outcomes-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const write = (value: object): JsonObject =>
    JSON.parse(JSON.stringify({ description, 'x-enumDescriptions': MESSAGES, 'x-errors': { ...ERRORS, ...value } }));
  const value = { ...write({}), description: chinese || '无', 'x-enumDescriptions': {}, 'x-errors': { ...ERRORS_ZH } };
  const locate = (pointer: string) => ({ file: pointer, line: 1, column: 1 });
  const source = { file: 'tea.yaml', text: '', value: write(catalogue), locate };
  const { report, findings } = collectFindings();
  const translations = [{ source, value, locate, locale: 'zh' as const, siteDir: '.' }];
  await checkOutcomeWording({ siteDir: folder, apis: [], translated: [], translations }, readGlossary(), report);
  return findings().map(formatFinding);
}

const EN = 'Say "This attempt executed nothing"';
const ZH = 'Say "本次尝试未执行任何操作"';

test('the sentences of the catalogue, in any order and form, are right', async () => {
  const guide = [
    '| 429, 503 | refused for now, this attempt executed nothing | after `Retry-After` |',
    '- [[error:504001]]: the outcome is unknown, it may have been executed or not. Same key.',
    '- [[error:409301]]: find your payment first, a new quote is a new payment.',
    '- [[error:422004]]: this attempt created nothing. You may send the same number again.',
    'A quote of 503.00 USD is not reserved.',
  ].join('\n');
  expect(
    await getProblems({
      files: { 'guides/en/tea.md': guide, 'guides/zh/tea.md': '- 503001：本次尝试未执行任何操作，等待后重试。' },
      description: '- 503001: this attempt executed nothing.',
    }),
  ).toEqual([]);
});

test.each([
  'After 503 nothing was executed.',
  '- [[error:429001]]: your customer was not charged, so send it again.',
  '| 503 | no money was taken | repeat |',
  'A refused request moves no money.',
  'With a lost response and then 503001, the payment was never executed.',
])('a guide that says of a call what is true of an attempt: %s', async (text) => {
  expect(await getProblems({ files: { 'guides/en/tea.md': `# Tea\n${text}` } })).toEqual([
    expect.stringMatching(`^guides/en/tea.md:2:1 .*${EN}`),
  ]);
});

test('an attempt in another sentence makes a claim no better, and words in another order do not say it', async () => {
  const text =
    '- Nothing was executed. If an earlier attempt is unknown, so is the call.\n- [[error:409301]]: find the payment, it is probably yours, then take a new quote.';
  expect(await getProblems({ files: { 'guides/en/tea.md': text } })).toEqual([
    expect.stringMatching(`md:1:1 .*${EN}`),
    expect.stringMatching('md:2:1 .*Say "a new quote is a new payment"'),
  ]);
});

test('a used quote has advice that says why', async () => {
  const catalogue = { '409301': { action: 'Request a new quote', customer: CUSTOMER } };
  expect(await getProblems({ catalogue })).toEqual([expect.stringMatching('409301/action.* after a colon why')]);
});

test.each(['返回 503 时，未执行任何操作。', '- [[error:429001]]：没有扣款，请重新发起。', '被拒绝的请求不产生扣款。'])(
  'in Chinese: %s',
  async (text) => {
    expect(await getProblems({ files: { 'guides/zh/tea.md': text } })).toEqual([
      expect.stringMatching(`^guides/zh/tea.md:1:1 .*${ZH}`),
    ]);
  },
);

test('a timeout is unknown, and a used quote is not simply replaced', async () => {
  const text = '504001: the order was not created.\n409301: ask for a new quote.';
  expect(await getProblems({ files: { 'guides/en/tea.md': text } })).toEqual([
    expect.stringMatching(/md:1:1 .*Say "Outcome unknown"/),
    expect.stringMatching(/md:2:1 .*Say "a new quote is a new payment"/),
  ]);
});

test('the catalogue says the same of all codes of a class, and no customer hears what is not known', async () => {
  const catalogue = {
    '503001': { action: 'Wait for Retry-After', customer: 'The service is busy and nothing was charged. Try again.' },
  };
  expect(await getProblems({ catalogue })).toEqual([
    expect.stringMatching(`^/x-errors/503001/action:1:1 .*${EN}`),
    expect.stringMatching('^/x-errors/503001/customer:1:1 .*tell a customer nothing'),
  ]);
});

test('strings and texts of the contract are compared too', async () => {
  expect(
    await getProblems({
      files: { 'site/provider/strings/en/checker.json': '{ "nothing": "Nothing was executed." }' },
      description: 'Not available (503). Nothing was executed.',
      chinese: '不可用（503），未执行任何操作。',
    }),
  ).toEqual([
    expect.stringMatching(`^/description:1:1 .*${EN}`),
    expect.stringMatching(`^/description:1:1 .*${ZH}`),
    expect.stringMatching(`^site/provider/strings/en/checker.json:1:3 .*${EN}`),
  ]);
});
