import { getSample } from '../../scripts/content/describe/sample/sample-value.ts';
import type { Operation } from '../../src/model/operation.ts';
import type { Field, JsonValue } from '../../src/model/schema.ts';
import { siteOperations } from '../setup/site-contents.ts';

/** A request of an operation page: its example body, and its parameters without those of the signature and the credential. */
export type ExampleRequest = {
  title: string;
  method: string;
  path: string;
  /** By their place: `path`, `query`, `header`. Empty ones are absent. */
  params: { [place: string]: Values };
  body?: JsonValue;
};

type Values = Record<string, JsonValue>;

const PLACES = ['path', 'query', 'header'] as const;
const SIGNED = /^(?:x-)?(?:merchant-?id|key-?id|timestamp|nonce|signature)$|^authorization$/i;

/** Every request example of every operation page; an operation without one has the request that its sample sends. */
export async function listExampleRequests(): Promise<ExampleRequest[]> {
  const operations = await siteOperations('en');
  return operations.flatMap((operation) => {
    const examples = [...new Set(operation.samples.map(({ example }) => example))];
    return examples.map((example) => toRequest(operation, example));
  });
}

function toRequest({ id, method, path, parameters, body }: Operation, example: string): ExampleRequest {
  const bodies = body?.contents.flatMap(({ examples }) => examples) ?? [];
  const value = bodies.find(({ name }) => name === example)?.value;
  return {
    title: `${id} ${example}`.trim(),
    method: method.toUpperCase(),
    path,
    params: Object.fromEntries(
      PLACES.map((place) => [place, collect(parameters[place], example)] as const).filter(
        ([, values]) => Object.keys(values).length > 0,
      ),
    ),
    ...(value !== undefined && { body: value }),
  };
}

function collect(fields: Field[], example: string): Values {
  return Object.fromEntries(
    fields.flatMap(({ name, required, named, schema }): [string, JsonValue][] => {
      const value = named?.find((one) => one.name === example)?.value;
      if (SIGNED.test(name) || (value === undefined && !required)) return [];
      return [[name, value ?? getSample(schema)]];
    }),
  );
}
