import type {
  CodeSample,
  ContractStatus,
  Idempotency,
  Operation,
  RequestBody,
  ResponseDescription,
} from '../../../../src/model/operation.ts';
import { type Context, descriptionAt, resolve } from '../context.ts';
import { deduplicateResponses } from '../deduplicate/repeated-text.ts';
import { withoutSharedExamples } from '../deduplicate/shared-examples.ts';
import { exists, flagAt, type Located, member, textAt } from '../located.ts';
import { getSample } from '../sample/sample-value.ts';
import { makeSamples } from '../samples/samples.ts';
import { describeSchema } from '../schema/schema.ts';
import type { Direction } from '../schema/schema-context.ts';
import { describeAdditions, describeConnections } from './additions.ts';
import { withClosedOnce } from './closed-once.ts';
import { describeContents } from './contents.ts';
import { describeCheckOrder, describeErrors } from './errors.ts';
import { describeOmissions } from './omissions.ts';
import { hasOpenResponses } from './open-responses.ts';
import type { OperationSource } from './operation-source.ts';
import { withOwnExamples } from './own-examples.ts';
import { describeParameters } from './parameters.ts';
import { describeRate, describeRateLimits } from './rate-limits.ts';
import { requestExamples } from './request-examples.ts';
import { narrowResponses } from './response-values.ts';
import { describeResponses } from './responses.ts';
import { describeScopes } from './security.ts';
import { describeServers } from './servers.ts';
import { describeHeading } from './title.ts';

/** One operation, complete. https://spec.openapis.org/oas/v3.1.1#operation-object */
export function describeOperation(context: Context, place: OperationSource): Operation {
  const { method, path, isWebhook, operation: located, pathItem } = place;
  const { root } = context.document;
  const errors = describeErrors(context, located);
  const checkOrder = describeCheckOrder(context);
  const heading = describeHeading(context, place);
  const described: Operation = {
    id: place.id,
    method,
    path,
    summary: heading.summary,
    description: [
      ...describeOmissions(context, place),
      ...heading.description,
      ...describeConnections(context, place),
      ...describeAdditions(context, located),
    ],
    tag: place.tag,
    status: contractStatus(located, member(root, 'info')),
    deprecated: flagAt(member(located, 'deprecated')),
    ...(isWebhook && { webhook: true }),
    servers: isWebhook ? [] : describeServers(context, [located, pathItem, root]),
    scopes: isWebhook && !exists(member(located, 'security')) ? undefined : describeScopes(context, located),
    idempotency: getIdempotency(textAt(member(located, 'x-idempotency'))),
    rateLimits: describeRateLimits(context, located),
    rate: describeRate(context, located),
    parameters: describeParameters(context, place),
    body: describeBody(context, resolve(context, member(located, 'requestBody')), isWebhook ? 'response' : 'request'),
    responses: deduplicateResponses(withoutSharedExamples(describeOwnResponses(context, place), errors)),
    errors,
    ...(checkOrder !== undefined && errors.length > 0 && { checkOrder }),
    examples: [],
    samples: [],
    downloads: place.downloads,
  };
  if (isWebhook) return described;
  const complete = { ...described, examples: requestExamples(described) };
  return {
    ...complete,
    samples: describeSamples(context, complete),
    ...(hasOpenResponses(complete) && { openAnswers: true as const }),
  };
}

function describeSamples(context: Context, operation: Operation): CodeSample[] {
  const getPlaintext = (name: string) => {
    const located = context.document.target(`#/components/schemas/${name}`);
    return getSample(describeSchema(context, located, { prefix: `plaintext-${name}`, direction: 'request' }));
  };
  const { locale, code, findExecution } = context;
  return makeSamples(operation, { locale, code, findExecution, getPlaintext });
}

/** `x-contract-status` of the operation, else of the document. */
export function contractStatus(located: Located, info: Located): ContractStatus {
  const status = textAt(member(located, 'x-contract-status')) ?? textAt(member(info, 'x-contract-status'));
  return status === 'draft' ? 'draft' : 'confirmed';
}

function getIdempotency(text: string | undefined): Idempotency | undefined {
  return text === 'required' || text === 'optional' || text === 'none' || text === 'natural' ? text : undefined;
}

/** `direction` is that of the reader, who reads what a webhook sends and writes its response: the platform owns the data in both. */
function describeBody(context: Context, located: Located, direction: Direction): RequestBody | undefined {
  const contents = describeContents(context, member(located, 'content'), { prefix: 'body', direction });
  if (contents.length === 0) return undefined;
  return {
    required: flagAt(member(located, 'required')),
    description: descriptionAt(context, located),
    contents: contents.map((content) => withClosedOnce(withOwnExamples(content, 'replace'))),
  };
}

/** What this operation responds, of all that the schemas allow it shares with others. */
function describeOwnResponses(context: Context, { operation, isWebhook }: OperationSource): ResponseDescription[] {
  const located = member(operation, 'responses');
  const described = describeResponses(context, located, isWebhook ? 'request' : 'response').map((response) => ({
    ...response,
    contents: response.contents.map((content) => withOwnExamples(content, 'leave out')),
  }));
  return narrowResponses(context, operation, described);
}
