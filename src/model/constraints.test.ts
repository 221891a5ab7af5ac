import { expect, it } from 'vitest';
import { shownConstraints } from './constraints.ts';

it('joins the shortest and the longest length', () => {
  const shown = shownConstraints([
    { kind: 'pattern', value: '^cm_' },
    { kind: 'minLength', value: '8' },
    { kind: 'maxLength', value: '32' },
  ]);

  expect(shown).toEqual([
    { kind: 'length', value: '8–32' },
    { kind: 'pattern', value: '^cm_' },
  ]);
});

it('shows one number for a fixed length', () => {
  const shown = shownConstraints([
    { kind: 'minLength', value: '4' },
    { kind: 'maxLength', value: '4' },
  ]);

  expect(shown).toEqual([{ kind: 'length', value: '4' }]);
});

it('leaves a single bound as it is', () => {
  expect(shownConstraints([{ kind: 'maxLength', value: '64' }])).toEqual([{ kind: 'maxLength', value: '64' }]);
});
