import { expect, it } from 'vitest';
import { collectFindings, type Finding } from './finding.ts';

const problem: Finding = {
  severity: 'error',
  file: 'openapi/tea.yaml',
  line: 3,
  column: 5,
  message: 'Nothing is here.',
};

it('two equal problems of different languages are one', () => {
  const { report, findings } = collectFindings();
  report({ ...problem, severity: 'warning' });
  report(problem);
  report({ ...problem, severity: 'warning' });
  report({ ...problem, line: 4 });

  expect(findings()).toEqual([problem, { ...problem, line: 4 }]);
});
