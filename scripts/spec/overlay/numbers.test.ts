import { expect, test } from 'vitest';
import { applyOverlay, readOverlay } from '../../content/read/overlay.ts';
import { parseSource } from '../../content/read/source.ts';
import { checkNumbers } from './numbers.ts';

/** The messages about one summary and its translation. */
function problemsOf(english: string, chinese: string): string[] {
  const base = { components: { examples: { quote: { summary: english } } } };
  const action = { target: '$.components.examples.quote', update: { summary: chinese } };
  const { source } = parseSource('quote.yaml', JSON.stringify(base));
  const overlayText = JSON.stringify({ overlay: '1.0.0', info: { title: '报价', version: '1' }, actions: [action] });
  const { source: overlaySource } = parseSource('quote.zh.yaml', overlayText);
  if (source === undefined || overlaySource === undefined) throw new Error('The documents of the test are not YAML.');
  const overlay = readOverlay(overlaySource, () => {});
  const result = applyOverlay(source.value, overlay);
  const messages: string[] = [];
  const translation = {
    source,
    value: result.document,
    overlay,
    result,
    locale: 'zh' as const,
    siteDir: '.',
    locate: source.locate,
  };
  checkNumbers(translation, ({ message }) => messages.push(message));
  return messages;
}

test('a translated title with the number of a former example is reported', () => {
  expect(problemsOf('The beneficiary receives 100.00 GBP', '到账 10000.00 菲律宾比索')).toEqual([
    'The translation (zh) does not say 100.00: "The beneficiary receives 100.00 GBP".',
  ]);
});

test.each([
  ['Three messages', '两条消息', 'The translation (zh) does not say 3: "Three messages".'],
  ['Messages', '3 条消息', 'The translation (zh) says 3, the text does not: "Messages".'],
])('%s is not %s', (english, chinese, message) => {
  expect(problemsOf(english, chinese)).toEqual([message]);
});

test.each([
  ['Three messages', '三条消息'],
  ['Two messages', '2 条消息'],
  ['At most 10,000 entries', '最多 10000 项'],
  ['The sixth exchange', '第 6 次换取'],
  ['One outcome per message', '每条消息一项结果'],
  ['Returns 400 with `rule` 5', '返回 400，`rule` 为 5'],
  ['The parties', '三方'],
])('%s is %s', (english, chinese) => {
  expect(problemsOf(english, chinese)).toEqual([]);
});
