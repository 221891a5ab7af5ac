import { readOptions } from '../../packages/base/node/options.ts';
import { step } from '../../scripts/cli/step.ts';
import { writeIfChanged } from '../../scripts/content/emit/write.ts';
import { collectFindings, hasErrors } from '../../scripts/findings/finding.ts';
import { FORMAT_OPTION, reportFindings } from '../../scripts/findings/report-findings.ts';
import { ROOT } from '../../scripts/installation/installation.ts';
import { recordExamples } from '../scenarios/record-examples.ts';

const { values } = readOptions({
  usage: 'npx api-docs examples [--format FORMAT]',
  summary: 'Runs openapi/scenarios against the simulator and writes what it returns as the examples of the documents.',
  options: FORMAT_OPTION,
});

await reportFindings(values, async () => {
  const { report, findings } = collectFindings();
  const files = await step('run the scenarios', () => recordExamples(ROOT, report));
  for (const file of hasErrors(findings()) ? [] : files) {
    const isChanged = await writeIfChanged(file, ROOT);
    console.log(`examples: ${file.path}${isChanged ? '' : ' is unchanged'}`);
  }
  return { findings: findings() };
});
