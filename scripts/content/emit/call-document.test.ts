import { expect, it } from 'vitest';
import { toCallDocument } from './call-document.ts';

it('keeps what a call consists of, and no words', () => {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Tea', version: '1' },
    servers: [{ url: 'https://{region}.example.com', description: 'Live', variables: { region: { default: 'eu' } } }],
    tags: [{ name: 'Tea' }],
    paths: {
      '/teas/{description}': {
        parameters: [{ name: 'description', in: 'path', required: true, schema: { type: 'string' }, example: 'green' }],
        post: {
          summary: 'Pour',
          security: [{ key: [] }],
          requestBody: {
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Tea' }, examples: { one: { value: {} } } },
            },
          },
          responses: { 200: { description: 'Poured', links: { next: { operationId: 'drink' } } } },
        },
      },
    },
    components: {
      schemas: {
        Tea: {
          description: 'A tea.',
          type: 'object',
          properties: {
            description: { type: 'string', description: 'Words.', example: 'green' },
            pin: { type: 'string', 'x-secret': true, 'x-note': 'no' },
          },
          enum: [{ description: 'kept: data' }],
        },
      },
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key', description: 'Ask us.' } },
      links: { next: { operationId: 'drink' } },
    },
  };

  expect(toCallDocument(document)).toEqual({
    openapi: '3.1.0',
    servers: [{ url: 'https://{region}.example.com', variables: { region: { default: 'eu' } } }],
    paths: {
      '/teas/{description}': {
        parameters: [{ name: 'description', in: 'path', required: true, schema: { type: 'string' } }],
        post: {
          security: [{ key: [] }],
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Tea' } } } },
          responses: { 200: {} },
        },
      },
    },
    components: {
      schemas: {
        Tea: {
          type: 'object',
          properties: { description: { type: 'string' }, pin: { type: 'string', 'x-secret': true } },
          enum: [{ description: 'kept: data' }],
        },
      },
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
    },
  });
});

it('writes keywords of OpenAPI 3.0 as JSON Schema 2020-12 has them', () => {
  const Tea = {
    type: 'number',
    nullable: true,
    enum: [1, 2],
    minimum: 1,
    exclusiveMinimum: true,
    maximum: 9,
    exclusiveMaximum: false,
  };

  expect(toCallDocument({ components: { schemas: { Tea } } })).toMatchObject({
    components: { schemas: { Tea: { type: ['number', 'null'], enum: [1, 2, null], exclusiveMinimum: 1, maximum: 9 } } },
  });
});
