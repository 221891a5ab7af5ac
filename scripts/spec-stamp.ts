import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { collectProblems, formatProblem } from './content/problem.ts';
import { readContract } from './spec/contract.ts';
import { stampOverlay } from './spec/overlay/stamp.ts';

// `npm run spec:stamp`: records in every overlay the hashes of the English texts that it translates. Run it after the
// translations have been checked: it declares all of them up to date.

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error);
  process.exitCode = 2;
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { site: { type: 'string', default: '.' } } });
  const { report, problems } = collectProblems();
  const { translations } = await readContract(values.site, report);
  const failures = problems().map(formatProblem);
  let changed = 0;
  for (const translation of translations.filter(({ overlay }) => overlay !== undefined)) {
    const stamped = stampOverlay(translation);
    if ('failure' in stamped) failures.push(stamped.failure);
    else if (stamped.text !== translation.overlay?.source.text) {
      await replace(join(values.site, translation.overlay?.source.file ?? ''), stamped.text);
      changed += 1;
    }
  }
  for (const failure of failures) console.error(failure);
  console.log(`spec:stamp: ${translations.length} overlays, ${changed} changed`);
  return failures.length > 0 ? 1 : 0;
}

/** A half-written overlay never stands in the place of a whole one. */
async function replace(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
