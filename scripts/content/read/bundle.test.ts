import { describe, expect, it } from 'vitest';
import { bundle } from '../../document/bundle.js';
import type { JsonObject } from '../json/json-value.ts';

function bundled(root: JsonObject, others: Record<string, JsonObject>) {
  return bundle('openapi/card.yaml', new Map([['openapi/card.yaml', root], ...Object.entries(others)]));
}

describe('bundle', () => {
  it('turns a component of another file into one of the root, with what that needs', () => {
    const shared = {
      components: { schemas: { Rate: {}, Money: { properties: { rate: { $ref: '#/components/schemas/Rate' } } } } },
    };

    const { document } = bundled(
      { paths: { '/card': { $ref: 'x.yaml' } }, a: { $ref: './shared.yaml#/components/schemas/Money' } },
      {
        'openapi/shared.yaml': shared,
        'openapi/x.yaml': { get: { operationId: 'getCard' } },
      },
    );

    expect(document.a).toEqual({ $ref: '#/components/schemas/Money' });
    expect(document.components).toEqual({
      schemas: { Rate: {}, Money: { properties: { rate: { $ref: '#/components/schemas/Rate' } } } },
    });
  });

  it('inlines a path item and adjusts its references', () => {
    const { document, origins } = bundled(
      { paths: { '/card': { $ref: 'paths/card.yaml' } }, components: { schemas: { Card: {} } } },
      {
        'openapi/paths/card.yaml': { get: { schema: { $ref: '../card.yaml#/components/schemas/Card' } } },
      },
    );

    expect(document.paths).toEqual({ '/card': { get: { schema: { $ref: '#/components/schemas/Card' } } } });
    expect(origins.get('/paths/~1card')).toEqual({ file: 'openapi/paths/card.yaml', pointer: '' });
  });

  it('names a whole file after itself and numbers names that are taken', () => {
    const root = {
      components: { schemas: { Card: { type: 'string' }, List: { items: { $ref: 'Card.yaml' } } } },
    };

    const { document } = bundled(root, { 'openapi/Card.yaml': { type: 'object' } });

    expect(document.components).toEqual({
      schemas: {
        Card: { type: 'string' },
        List: { items: { $ref: '#/components/schemas/Card_2' } },
        Card_2: { type: 'object' },
      },
    });
  });

  it('inlines maps and values of examples', () => {
    const { document } = bundled(
      {
        paths: { $ref: 'paths.yaml' },
        components: {
          schemas: { $ref: 'schemas.yaml' },
          examples: { one: { value: { $ref: 'one.json' } }, data: { value: { $ref: '/users/1' } } },
        },
      },
      {
        'openapi/paths.yaml': { '/card': { get: { schema: { $ref: 'card.yaml#/components/schemas/Card' } } } },
        'openapi/schemas.yaml': { Card: { properties: { holder: { $ref: '#/Holder' } } }, Holder: { type: 'object' } },
        'openapi/one.json': { schema: { $ref: 'of the example' } },
      },
    );

    expect(document).toEqual({
      paths: { '/card': { get: { schema: { $ref: '#/components/schemas/Card' } } } },
      components: {
        schemas: {
          Card: { properties: { holder: { $ref: '#/components/schemas/Holder' } } },
          Holder: { type: 'object' },
        },
        examples: { one: { value: { schema: { $ref: 'of the example' } } }, data: { value: { $ref: '/users/1' } } },
      },
    });
  });

  it('ends where a map is inside itself', () => {
    const { document } = bundled(
      { components: { schemas: { Card: { properties: { $ref: 'fields.yaml' } } } } },
      { 'openapi/fields.yaml': { card: { properties: { $ref: 'fields.yaml' } } } },
    );

    expect(document.components).toEqual({ schemas: { Card: { properties: { card: { properties: {} } } } } });
  });

  it('survives files that refer to each other', () => {
    const { document } = bundled(
      { components: { schemas: { Card: { $ref: 'holder.yaml#/components/schemas/Holder' } } } },
      {
        'openapi/holder.yaml': {
          components: { schemas: { Holder: { properties: { card: { $ref: 'card.yaml#/components/schemas/Card' } } } } },
        },
      },
    );

    expect(document.components).toEqual({
      schemas: {
        Card: { $ref: '#/components/schemas/Holder' },
        Holder: { properties: { card: { $ref: '#/components/schemas/Card' } } },
      },
    });
  });

  it('rewrites the mapping of a discriminator', () => {
    const root = {
      components: {
        schemas: {
          Pay: { discriminator: { propertyName: 'type', mapping: { card: 'shared.yaml#/components/schemas/Card' } } },
        },
      },
    };

    const { document } = bundled(root, { 'openapi/shared.yaml': { components: { schemas: { Card: {} } } } });

    expect(JSON.stringify(document)).toContain('"mapping":{"card":"#/components/schemas/Card"}');
  });

  it('does not touch what only looks like a reference', () => {
    const example = { $ref: 'elsewhere.yaml' };
    const root = {
      components: {
        schemas: { Card: { properties: { $ref: { type: 'string' } }, examples: [example], default: example } },
      },
    };

    expect(bundled(root, {}).document).toEqual(root);
  });

  it('wraps references with siblings in AsyncAPI only, where they would be ignored', () => {
    const schemas = { Money: {}, Fee: { $ref: '#/components/schemas/Money', description: 'What it costs.' } };

    const asyncapi = bundled({ asyncapi: '3.0.0', components: { schemas } }, {}).document;
    const openapi = bundled({ openapi: '3.1.0', components: { schemas } }, {}).document;

    expect(asyncapi.components).toEqual({
      schemas: { Money: {}, Fee: { allOf: [{ $ref: '#/components/schemas/Money' }], description: 'What it costs.' } },
    });
    expect(openapi.components).toEqual({ schemas });
  });
});
