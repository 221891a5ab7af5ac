import type { JsonObject } from '../content/json/json-value.ts';

/** What the author of a new operation has decided. */
export type NewOperation = {
  /** `noteCard` */
  id: string;
  /** In lower case. */
  method: string;
  /** `/v2/card/{cardId}/note` */
  path: string;
  tag: string;
  /** `/guide/card/card-note` */
  page: string;
};

/** The placeholder for what the author must write; `npm run spec` reports each of it (`scripts/spec/unfinished.ts`). */
export const TODO = 'TODO';

/** The document of the merchant API with the path item and the schemas of a new operation. */
export function addOperation(document: string, operation: NewOperation): string {
  const hasBody = operation.method !== 'get';
  return [
    [/^components:$/m, `${pathItem(operation, hasBody)}\n`] as const,
    [/(?<=^ {2}schemas:\n)/m, schemas(operation.id, hasBody)] as const,
  ].reduce((text, [position, added]) => insertAt(text, position, added), document);
}

/** Values of the examples of a new operation by their names, until a scenario records them. */
export function placeholderExamples({ id, method }: Pick<NewOperation, 'id' | 'method'>): [string, JsonObject][] {
  const data = { todo: 'text' };
  const frame = { requestId: 'req_01KF0000000000000000000000', timestamp: '2026-01-15T08:00:00.000Z' };
  const response: [string, JsonObject] = [`${id}.success`, { code: 0, message: 'OK', data, ...frame }];
  return method === 'get' ? [response] : [[`${id}.success.request`, data], response];
}

function insertAt(text: string, position: RegExp, added: string): string {
  const index = text.search(position);
  if (index < 0) throw new Error(`The document has no line ${position}.`);
  return text.slice(0, index) + added + text.slice(index);
}

/** Parameters of the path are shared by name: `{cardId}` is `#/components/parameters/CardId`. */
function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => capitalise(name));
}

function pathItem({ id, method, path, tag, page }: NewOperation, hasBody: boolean): string {
  const scope = `${tag.toLowerCase()}:${hasBody ? 'write' : 'read'}`;
  const parameters = [...pathParameters(path), ...(hasBody ? ['OptionalIdempotencyKey'] : [])];
  return `  ${path}:
    parameters: *signatureHeaders
    ${method}:
      operationId: ${id}
      tags: [${tag}]
      summary: ${TODO} two to five words
      description: ${TODO} what it is for, in one sentence; then what happens and how it can fail.
      x-provenance: assumed
      x-doc-pages: [${page}]
      x-scope: ${scope}
      x-idempotency: ${hasBody ? 'optional' : 'none'}
      x-rate-limit: [merchant]
      x-error-groups: [http, sign, token]
      security:
        - bearerAuth: [${scope}]
          signature: []
${parameters.length === 0 ? '' : `      parameters:\n${parameters.map(parameterLine).join('')}`}${hasBody ? requestBody(id) : ''}      responses:
        '200':
          description: ${TODO} what the response contains.
          headers: *${hasBody ? 'replayable' : 'signed'}
          content:
            application/json:
              schema: { $ref: '#/components/schemas/${capitalise(id)}Response' }
              examples:
                success: { $ref: examples/merchant.v2.yaml#/components/examples/${id}.success }
        '400': { $ref: common.yaml#/components/responses/BadRequest }
        '401': { $ref: common.yaml#/components/responses/Unauthorized }
        '403': { $ref: common.yaml#/components/responses/Forbidden }
        '404': { $ref: common.yaml#/components/responses/NotFound }
        '429': { $ref: common.yaml#/components/responses/TooManyRequests }
        '4XX': { $ref: common.yaml#/components/responses/Refused }
        '5XX': { $ref: common.yaml#/components/responses/ServerError }
`;
}

function parameterLine(name: string): string {
  return `        - { $ref: '#/components/parameters/${name}' }\n`;
}

function requestBody(id: string): string {
  return `      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/${capitalise(id)}Request' }
            examples:
              success: { $ref: examples/merchant.v2.yaml#/components/examples/${id}.success.request }
`;
}

function schemas(id: string, hasBody: boolean): string {
  const name = capitalise(id);
  const request = `    ${name}Request:
      type: object
      description: ${TODO} what is requested.
${fields()}      additionalProperties: false

`;
  return `${hasBody ? request : ''}    ${name}Response:
      description: ${TODO} what was done.
      type: object
      allOf:
        - { $ref: common.yaml#/components/schemas/Success }
      required: [data]
      properties:
        data:
          type: object
          description: ${TODO} what it is.
${fields('    ')}
`;
}

function fields(indent = ''): string {
  return `      required: [todo]
      properties:
        todo:
          type: string
          description: ${TODO} a field; name it, and say what it holds.
          maxLength: 64
          examples: [text]
`
    .replace(/^/gm, indent)
    .replace(/ +$/, '');
}

function capitalise(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
