import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../../tests/setup/temporary-folder.ts';
import { collectProblems, formatProblem } from '../../content/problems/problem.ts';
import { checkContractWords } from './check-words.ts';
import { listWords } from './read-words.ts';

const DOCUMENT = {
  paths: {
    '/pots': {
      post: {
        operationId: 'orderPot',
        parameters: [{ name: 'X-Tea-House', in: 'header' }],
        responses: { 201: { headers: { 'X-Leaves': {} } } },
      },
    },
  },
  components: { schemas: { TeaPot: { properties: { potId: {}, amount: {} }, 'x-errors': { 422101: {} } } } },
};

it('reads what only this contract has, not words that any API could have', () => {
  expect(listWords(DOCUMENT).sort()).toEqual(['422101', 'TeaPot', 'X-Leaves', 'X-Tea-House', 'orderPot', 'potId']);
});

it('reports planted words with file, line and column, in texts and as names of members', async () => {
  const root = makeTemporaryFolder('words');
  const code = [
    '// An example in a comment is free: potId.',
    "fetch('/pots', { headers: { 'X-Tea-House': '1' } });",
    'export const getPot = (body: any) => body.potId ?? 422101;',
    'const orderPot = 1;',
    'export const text = `a pot, by orderPot`;',
  ];
  await writeFile(join(root, 'plant.ts'), code.join('\n'));
  await writeFile(join(root, 'plant.test.ts'), code.join('\n'));
  await writeFile(join(root, 'strings.json'), '{\n  "title": "orderPot failed"\n}\n');
  const { problems, report } = collectProblems();
  const files = ['plant.ts', 'plant.test.ts', 'strings.json'];
  await checkContractWords({ root, files, words: new Set(listWords(DOCUMENT)) }, report);

  expect(problems().map((problem) => formatProblem(problem).split('\n')[0])).toEqual([
    'plant.ts:2:30  "X-Tea-House" is a word of the contract',
    'plant.ts:3:43  "potId" is a word of the contract',
    'plant.ts:3:52  "422101" is a word of the contract',
    'plant.ts:5:32  "orderPot" is a word of the contract',
    'strings.json:2:13  "orderPot" is a word of the contract',
  ]);
});
