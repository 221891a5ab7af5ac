import { runCommand } from '../../packages/base/node/command.ts';
import { readOptions, SITE_OPTION, toFolder } from '../../packages/base/node/options.ts';
import { collectProblems, formatProblem, hasErrors } from '../content/problems/problem.ts';
import { toCommand } from '../installation/installation.ts';
import { readTranslationStatus } from '../spec/translation-status/read-status.ts';
import { formatEntry, formatStatus, isUpToDate } from '../spec/translation-status/status.ts';

const { values } = readOptions({
  usage: toCommand('translations', '[--site DIR] [--equal]'),
  summary: 'Says for each document and guide what is missing, stale, or equal in both languages.',
  options: { site: SITE_OPTION, equal: { type: 'boolean', help: 'also list what is equal in both languages' } },
});
const site = toFolder(values.site);

await runCommand(async () => {
  const { report, problems } = collectProblems();
  const states = await readTranslationStatus(site, report);
  for (const problem of problems()) console.error(formatProblem(problem));
  for (const status of states) {
    console.log(formatStatus(status));
    const { missing, stale, equal } = status;
    const lists = { missing, stale, ...(values.equal && { equal }) };
    for (const [name, entries] of Object.entries(lists))
      for (const entry of entries) console.log(`  ${name}  ${formatEntry(entry)}`);
  }
  const waiting = states.filter((status) => !isUpToDate(status)).length;
  console.log(`${states.length} files, ${waiting} with texts that are missing or stale`);
  return !hasErrors(problems());
});
