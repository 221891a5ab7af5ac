import { createStoredChoice } from './stored-choice.ts';

/** Whether a key that is held shows the other language: a shortcut of a single key can be switched off (WCAG 2.1.4). */
export const isPeekKeyOn = createStoredChoice('peek-key', {
  parse: (text) => text !== 'off',
  print: (isOn) => (isOn ? 'on' : 'off'),
});
