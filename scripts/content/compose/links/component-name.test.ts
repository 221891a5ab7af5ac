import { expect, it } from 'vitest';
import { getComponentName } from './component-name.ts';

it.each(['entity:Pot', 'Pot', './Pot', '#Pot', '#component/Pot', '#schemas/Pot', '#/components/schemas/Pot'])(
  'finds the name of a component in %s',
  (href) => {
    expect(getComponentName(href)).toBe('Pot');
  },
);

it.each(['/docs/Pot', 'https://tea.example/Pot', '#/components/responses/Pot', 'entity:a/Pot'])(
  'finds no name of a component in %s',
  (href) => {
    expect(getComponentName(href)).toBeUndefined();
  },
);
