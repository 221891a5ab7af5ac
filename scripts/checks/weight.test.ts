import { expect, it } from 'vitest';
import { compareWeight, findLongFunctions, measureWeight } from './weight.ts';

it('counts the lines of each long function: declared, in a property, as an arrow', () => {
  const lines = '  work();\n'.repeat(80);
  const code = `function one() {\n${lines}}\nconst two = { run: () => {\n${lines}} };\nfunction three(): void {\n}\n`;

  expect(findLongFunctions('a.ts', code)).toEqual([82, 82]);
});

it('compares limits with what is measured', () => {
  const weight = { 'product lines': 12, 'npm scripts': 3 };

  expect(compareWeight(weight, { 'product lines': 11, 'npm scripts': 3 })).toMatchObject([
    { name: 'product lines', size: 12, limit: 11, isWithin: false },
    { name: 'npm scripts', size: 3, limit: 3, isWithin: true },
  ]);
  expect(() => compareWeight(weight, { 'npm script': 3 })).toThrow('there is no weight "npm script"');
});

it('measures this project without its tests', () => {
  const weight = measureWeight(process.cwd());

  expect(weight['product lines']).toBeGreaterThan(10_000);
  expect(weight['npm scripts']).toBeGreaterThan(5);
});
