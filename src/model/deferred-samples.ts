import type { Channel } from './channel.ts';
import type { CodeSource } from './code-source.ts';
import type { CodeSample, NamedExample, Operation, ResponseDescription } from './operation.ts';
import type { Block, Page } from './page.ts';

/** A placeholder for code until it has been fetched. */
const DEFERRED_CODE: CodeSource = { language: '', source: '', html: '' };

/**
 * A page as it is delivered, with the first sample alone and the first example of each status and message, and what is fetched when a
 * reader wants more.
 */
export function splitSamples(page: Page): { light: Page; deferred: CodeSample[] } {
  if (page.layout !== 'doc') return { light: page, deferred: [] };
  const deferred: CodeSample[] = [];
  const blocks = page.blocks.map((block): Block => {
    if (block.kind === 'tabs' && block.samplesPath !== undefined) return firstTab(block, deferred);
    if (block.kind === 'channel') return { kind: 'channel', channel: firstFrames(block.channel, deferred) };
    if (block.kind !== 'operation') return block;
    const [first, ...others] = block.operation.samples;
    deferred.push(...others);
    const responses = block.operation.responses.map((response) => firstExamples(response, first?.example, deferred));
    return { kind: 'operation', operation: { ...block.operation, samples: first ? [first] : [], responses } };
  });
  return { light: { ...page, blocks }, deferred };
}

/** A response with the code of its first example, and of the response to the sample; that of the others goes to `deferred`. */
function firstExamples(
  response: ResponseDescription,
  responseName: string | undefined,
  deferred: CodeSample[],
): ResponseDescription {
  const contents = response.contents.map((content, index) => ({
    ...content,
    examples: getFirst(content.examples, getSource(response, index), deferred, responseName),
  }));
  return { ...response, contents };
}

/** What the deferred code of a body is found by: its status, with the media type after the first. */
function getSource({ status, contents }: ResponseDescription, index: number): string {
  return index === 0 ? status : `${status} ${contents[index]?.mediaType}`;
}

/** A channel with the code of its first client, and of the first example of each message. */
function firstFrames(channel: Channel, deferred: CodeSample[]): Channel {
  const clients = channel.clients?.map((client, index) => {
    if (index === 0) return client;
    deferred.push(client);
    return { ...client, code: DEFERRED_CODE };
  });
  const messages = channel.messages.map((message) => ({
    ...message,
    examples: getFirst(message.examples, message.name, deferred),
  }));
  return { ...channel, ...(clients && { clients }), messages };
}

function getFirst(
  examples: NamedExample[],
  label: string,
  deferred: CodeSample[],
  responseName?: string,
): NamedExample[] {
  return examples.map((example, index) => {
    if (index === 0 || example.name === responseName) return example;
    deferred.push({ language: example.code.language, label, example: example.name, code: example.code });
    return { ...example, code: DEFERRED_CODE };
  });
}

/** The examples of a status or message, with the deferred code that has been fetched. */
export function withDeferredCode(examples: NamedExample[], name: string, deferred: CodeSample[]): NamedExample[] {
  return examples.map((example) => {
    if (example.code.source !== '') return example;
    const sample = deferred.find((sample) => sample.label === name && sample.example === example.name);
    return sample ? { ...example, code: sample.code } : example;
  });
}

type TabsBlock = Extract<Block, { kind: 'tabs' }>;

/** Tabs with the code of the first alone; that of the others goes to `later`. */
function firstTab({ tabs, ...block }: TabsBlock, deferred: CodeSample[]): Block {
  const light = tabs.map(({ label, blocks }, index) => {
    const [code] = blocks;
    if (index === 0 || code?.kind !== 'code') return { label, blocks };
    deferred.push({ language: code.code.language, label, example: '', code: code.code });
    return { label, blocks: [] };
  });
  return { ...block, tabs: light };
}

/** The responses that have examples. */
export function exampleResponses({
  responses,
}: Pick<Operation, 'responses'>): { status: string; examples: NamedExample[] }[] {
  return responses
    .map(({ status, contents }) => ({ status, examples: contents.flatMap(({ examples }) => examples) }))
    .filter(({ examples }) => examples.length > 0);
}

/** The bodies of responses that have examples; the media type where a status has several. */
export function exampleContents({ responses }: Pick<Operation, 'responses'>): {
  status: string;
  mediaType: string | undefined;
  source: string;
  examples: NamedExample[];
}[] {
  return responses.flatMap((response) => {
    const hasSeveral = response.contents.filter(({ examples }) => examples.length > 0).length > 1;
    return response.contents.flatMap(({ mediaType, examples }, index) =>
      examples.length === 0
        ? []
        : [
            {
              ...{ status: response.status, source: getSource(response, index), examples },
              mediaType: hasSeveral ? mediaType : undefined,
            },
          ],
    );
  });
}
