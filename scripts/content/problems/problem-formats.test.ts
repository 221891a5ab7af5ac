import { expect, it } from 'vitest';
import type { Problem } from './problem.ts';
import { PROBLEM_FORMATS } from './problem-formats.ts';

const PROBLEMS: Problem[] = [
  { severity: 'error', file: 'a b/tea.yaml', line: 3, column: 5, message: '50 %\nof it', hint: 'Write more.' },
  { severity: 'warning', file: 'tea,2.yaml', message: 'Nothing is here.' },
];
const context = { program: 'api-docs', version: '1.2.3' };
const format = (name: string) => PROBLEM_FORMATS[name]?.(PROBLEMS, context) ?? '';

it('prints annotations of GitHub, with what would end them escaped', () => {
  expect(format('github')).toBe(
    '::error file=a b/tea.yaml,line=3,col=5::50 %25%0Aof it%0AWrite more.\n::warning file=tea%2C2.yaml::Nothing is here.',
  );
});

it('prints SARIF 2.1.0 with places as references', () => {
  const { version, runs } = JSON.parse(format('sarif'));
  expect(version).toBe('2.1.0');
  expect(runs[0].tool.driver).toEqual({ name: 'api-docs', version: '1.2.3' });
  expect(runs[0].results[0]).toEqual({
    level: 'error',
    message: { text: '50 %\nof it Write more.' },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'a%20b/tea.yaml' },
          region: { startLine: 3, startColumn: 5 },
        },
      },
    ],
  });
  expect(runs[0].results[1].locations[0].physicalLocation).not.toHaveProperty('region');
});

it('prints the problems themselves as JSON', () => {
  expect(JSON.parse(format('json'))).toEqual(PROBLEMS);
});
