import { expect, test } from 'vitest';
import type { Channel, Message } from './channel.ts';
import type { CodeSource } from './code-source.ts';
import { splitSamples, withDeferredCode } from './deferred-samples.ts';
import type { NamedExample, Operation } from './operation.ts';
import type { Page } from './page.ts';

const code = (source: string): CodeSource => ({ language: 'json', source, html: source });
const example = (name: string): NamedExample => ({ name, summary: name, value: null, code: code(`"${name}"`) });

const operation: Operation = {
  ...{ id: 'pourTea', method: 'POST', path: '/pots', summary: 'Pour', description: [], tag: 'Tea', status: 'draft' },
  ...{ deprecated: false, servers: [], rateLimits: [], errors: [], downloads: [] },
  parameters: { path: [], query: [], header: [], cookie: [] },
  responses: [
    {
      status: '422',
      description: [],
      headers: [],
      contents: [
        { mediaType: 'application/json', schema: { type: 'object' }, examples: ['empty', 'cold', 'big'].map(example) },
      ],
    },
  ],
  examples: ['big', 'small'].map((name) => ({ name, summary: '' })),
  samples: ['big', 'small'].map((name) => ({ language: 'bash', label: 'cURL', example: name, code: code(name) })),
};
const page: Page = {
  ...{ path: '/tea', locale: 'en', title: 'Tea', description: '', breadcrumbs: [], headings: [] },
  ...{ layout: 'doc', kind: 'reference', blocks: [{ kind: 'operation', operation }] },
};

test('a page embeds the first sample, the first example of a status and the response to that sample', () => {
  const { light, deferred } = splitSamples(page);

  const [block] = 'blocks' in light ? light.blocks : [];
  if (block?.kind !== 'operation') throw new Error('The operation is gone.');
  expect(block.operation.samples.map(({ example: name }) => name)).toEqual(['big']);
  const [response] = block.operation.responses;
  const examples = response?.contents[0]?.examples ?? [];
  expect(examples.map((shown) => shown.code.source)).toEqual(['"empty"', '', '"big"']);
  expect(deferred.map(({ label, example: name }) => `${label} ${name}`)).toEqual(['cURL small', '422 cold']);

  expect(withDeferredCode(examples, '422', deferred).map((shown) => shown.code.source)).toEqual([
    '"empty"',
    '"cold"',
    '"big"',
  ]);
  expect(withDeferredCode(examples, '404', deferred)[1]?.code.source).toBe('');
});

test('a page embeds the first example of each message of a channel', () => {
  const message = (name: string, examples: string[]): Message => ({
    ...{ name, title: name, summary: '', description: [], directions: ['receive'], schema: { type: 'object' } },
    examples: examples.map(example),
  });
  const channel: Channel = {
    ...{ id: 'kettle', address: '/kettle', protocol: 'wss', title: 'Kettle', description: [], status: 'draft' },
    ...{ servers: [], query: [], closeCodes: [], downloads: [] },
    messages: [message('boiled', ['now', 'later']), message('empty', ['now'])],
  };

  const { light, deferred } = splitSamples({ ...page, blocks: [{ kind: 'channel', channel }] });

  const [block] = 'blocks' in light ? light.blocks : [];
  const shown = block?.kind === 'channel' ? block.channel.messages.map(({ examples }) => examples) : [];
  expect(shown.map((examples) => examples.map(({ code: { source } }) => source))).toEqual([['"now"', ''], ['"now"']]);
  expect(deferred.map(({ label, example: name }) => `${label} ${name}`)).toEqual(['boiled later']);
  expect(withDeferredCode(shown[0] ?? [], 'boiled', deferred)[1]?.code.source).toBe('"later"');
});
