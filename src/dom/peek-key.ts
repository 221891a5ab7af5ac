import { createStore } from './store.ts';

/** Whether a key that is held shows the other language: a shortcut of a single key can be switched off (WCAG 2.1.4). */
export const isPeekKeyOn = createStore<boolean>(true, {
  key: 'peek-key',
  parse: (text) => text !== 'off',
  print: (isOn) => (isOn ? 'on' : 'off'),
});
