import { expect, test } from 'vitest';
import { channelClients } from './channel-clients.ts';

const FILES = new Map([
  ['samples/merchant-signing.mts', 'export {};\n'],
  ['samples/listen.ts', "import { a } from './a.ts';\n\nconst LIMIT = 3;\n\n// Connects once.\nconnect();\n"],
  ['samples/Listen.java', 'public final class Listen {}\n'],
  ['samples/listener.ts', 'export {};\n'],
]);

const input = {
  files: FILES,
  locale: 'zh',
  code: (language: string, source: string) => ({ language, source, html: '' }),
};

test('the clients of a channel are the published files of its name, whatever their case, in the order of the readers', () => {
  const clients = channelClients('samples/listen', input);

  expect(clients.map(({ label, code }) => [label, code.source.split('\n')[0]])).toEqual([
    ['Java', 'public final class Listen {}'],
    ['Node.js', "import { a } from './a.ts';"],
  ]);
});

test('what a client needs before it connects is its set-up', () => {
  const [java, node] = channelClients('samples/listen', input);

  expect(java).not.toHaveProperty('setupLines');
  expect(node?.setupLines).toBe(4);
});
