import { expect, it } from 'vitest';
import { collectProblems, type Problem } from './problem.ts';

const problem: Problem = {
  severity: 'error',
  file: 'openapi/tea.yaml',
  line: 3,
  column: 5,
  message: 'Nothing is here.',
};

it('two equal problems of different languages are one', () => {
  const { report, problems } = collectProblems();
  report({ ...problem, severity: 'warning' });
  report(problem);
  report({ ...problem, severity: 'warning' });
  report({ ...problem, line: 4 });

  expect(problems()).toEqual([problem, { ...problem, line: 4 }]);
});
