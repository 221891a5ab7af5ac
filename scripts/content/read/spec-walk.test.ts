import { describe, expect, it } from 'vitest';
import { toPointer } from '../json/json-pointer.ts';
import { walkSpec } from './spec-walk.ts';

describe('walkSpec', () => {
  it('tells names, data and extensions from objects with meaning', () => {
    const visited: string[] = [];

    walkSpec(
      {
        components: {
          schemas: {
            description: {
              properties: { example: { type: 'string' }, default: { enum: [{ a: {} }] } },
              default: { a: {} },
            },
          },
          messages: { moved: { headers: { properties: {} }, examples: [{ payload: { a: {} } }] } },
          responses: {
            default: {
              content: { 'application/json': { example: { a: {} }, examples: { one: { value: { a: {} } } } } },
            },
          },
        },
        'x-note': { a: {} },
      },
      ({ path, kind }) => visited.push(`${kind} ${toPointer(path)}`),
    );

    expect(visited).toEqual([
      'object ',
      'object /components',
      'schema /components/schemas/description',
      'schema /components/schemas/description/properties/example',
      'schema /components/schemas/description/properties/default',
      'message /components/messages/moved',
      'schema /components/messages/moved/headers',
      'messageExample /components/messages/moved/examples/0',
      'object /components/responses/default',
      'object /components/responses/default/content/application~1json',
      'example /components/responses/default/content/application~1json/examples/one',
    ]);
  });
});
