import { expect, test } from 'vitest';
import { applyOverlay, readOverlay } from '../../content/read/overlay.ts';
import { parseSource } from '../../content/read/source.ts';
import { getTexts } from '../texts.ts';
import { formatAction, writeActions } from './overlay-action.ts';

const DOCUMENT = {
  info: { title: 'Tea', version: '1' },
  tags: [
    { name: 'Pots', description: 'All pots' },
    { name: "Cook's", description: 'For cooks' },
  ],
  paths: {
    '/pots/{id}': {
      get: {
        summary: 'Read a pot',
        parameters: [{ name: 'id', in: 'path', description: 'Which pot' }],
        responses: { '200': { description: 'The pot: hot' } },
      },
    },
  },
};

test('the texts of one operation are one action; what is in a list has a target of its own', () => {
  expect(writeActions(DOCUMENT, getTexts(DOCUMENT)).map(({ target, update }) => [target, update])).toEqual([
    ['$.info', { title: 'Tea' }],
    ["$.tags[?@.name=='Pots']", { description: 'All pots' }],
    ['$.tags[1]', { description: 'For cooks' }],
    ["$.paths['/pots/{id}'].get", { summary: 'Read a pot', responses: { '200': { description: 'The pot: hot' } } }],
    ["$.paths['/pots/{id}'].get.parameters[?@.name=='id']", { description: 'Which pot' }],
  ]);
});

test('the printed YAML is an overlay that translates every text', () => {
  const actions = writeActions(
    DOCUMENT,
    getTexts(DOCUMENT).map(({ pointer, text }) => ({ pointer, text: `茶 ${text}` })),
  );
  const overlay = `overlay: 1.0.0\ninfo: { title: 茶, version: '1' }\nactions:\n${actions.map(formatAction).join('\n')}\n`;
  const { source } = parseSource('tea.zh.yaml', overlay);
  if (source === undefined) throw new Error('The printed YAML cannot be read.');

  const { document } = applyOverlay(
    DOCUMENT,
    readOverlay(source, (problem) => expect(problem).toBeUndefined()),
  );

  expect(getTexts(document).map(({ text }) => text)).toEqual(getTexts(DOCUMENT).map(({ text }) => `茶 ${text}`));
});
