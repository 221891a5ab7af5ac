import { checkContractWords } from '../checks/contract-words/check-words.ts';
import { readContractWords } from '../checks/contract-words/read-words.ts';
import { runCommand } from '../cli/command.ts';
import { ROOT, readOptions } from '../cli/options.ts';
import { collectProblems, formatProblem } from '../content/problems/problem.ts';
import { listSiteFiles } from '../content/read/list-files.ts';

const DOCUMENTS = ['openapi/merchant.v2.yaml', 'openapi/token.yaml', 'asyncapi/listen.yaml'];

readOptions({
  usage: 'npm run words',
  summary: 'Reports words of the contract in code that has to serve any documents: src and scripts.',
  options: {},
});

await runCommand(async () => {
  const { problems, report } = collectProblems();
  const list = (folder: string) =>
    listSiteFiles(ROOT, { folder, pattern: /\.(?:tsx?|json|css)$/, recursive: true }, report);
  const names = ['src', 'scripts'].map(async (folder) => (await list(folder)).map((name) => `${folder}/${name}`));
  const files = (await Promise.all(names)).flat();
  const words = await readContractWords(ROOT, DOCUMENTS);
  await checkContractWords({ root: ROOT, files, words }, report);
  for (const problem of problems()) console.error(formatProblem(problem));
  console.log(`${words.size} words of the contract, ${files.length} files`);
  return problems().length === 0;
});
