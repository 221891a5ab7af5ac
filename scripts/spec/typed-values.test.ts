import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { collectFindings } from '../findings/finding.ts';
import { checkTypedValues } from './typed-values.ts';

const ID = 'pot_01KF0AP900QH1A0BJJ2XYJ7F7D';
const EXAMPLES = `components:\n  examples:\n    pourTea.success:\n      value: { data: { potId: ${ID}, cost: '102.50', size: '100.00' } }\n`;

async function getProblems(guide: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'values-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const document = '{ $ref: examples/tea.yaml#/components/examples/pourTea.success }';
  const files = {
    'openapi/tea.yaml': document,
    'openapi/examples/tea.yaml': EXAMPLES,
    'guides/en/tea.md': `---\ntitle: Tea\n---\n${guide}`,
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const { report, findings } = collectFindings();
  await checkTypedValues(folder, report);
  return findings().map(({ line, message, hint }) => `${line} ${message}: ${hint?.split(',')[0] ?? ''}`);
}

test('an amount and an id that a recording holds are reported with the reference to write', async () => {
  expect(await getProblems(`A pot costs 102.50.\n\nIts id is \`${ID}\`.\n`)).toEqual([
    '4 a recording holds "102.50": Write [[value:pourTea.success/data/cost]]',
    `6 a recording holds "${ID}": Write [[value:pourTea.success/data/potId]]`,
  ]);
});

test('a round amount, part of a longer number, a reference and an output in code style are no typed values', async () => {
  const guide = 'It holds 100.00, or 1102.50, or 102.505. [[value:pourTea.success/data/cost]], `cost 102.50`.\n';

  expect(await getProblems(guide)).toEqual([]);
});

test('in code an id may be typed, if a recording has it', async () => {
  const other = ID.replace('QH1A', 'QH1B');

  expect(await getProblems(`\`\`\`json\n{ "potId": "${ID}", "other": "${other}" }\n\`\`\`\n`)).toEqual([
    `5 no recording and no fixture has the id ${other}: `,
  ]);
});
