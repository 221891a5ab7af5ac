import {
  type Content,
  getBaseAddress,
  type NamedExample,
  type Operation,
  type ResponseDescription,
} from '../../../../src/model/operation.ts';
import type { Field, SchemaNode } from '../../../../src/model/schema.ts';
import { codeBlock, codeSpan, escapeText, linkTarget } from '../../markdown/escape.ts';
import { joinBlocks, list } from '../../markdown/write-blocks.ts';
import { renderErrors } from './errors.ts';
import { renderProse } from './prose.ts';
import type { Renderer } from './renderer.ts';
import { type Direction, renderFields, renderSchemaRoot } from './schema.ts';
import { renderEffects, renderRelated } from './states.ts';

/** The call of an operation: address and facts, what to send, what comes back, what changes. */
export function renderCall(operation: Operation, renderer: Renderer): string {
  const { t } = renderer;
  const { method, path, parameters, body, description, webhook } = operation;
  const section = (title: string, fields: Field[]) =>
    fields.length > 0 ? `## ${title}\n\n${renderFields(fields, 'request', renderer)}` : '';
  return joinBlocks([
    codeSpan(`${method} ${getBaseAddress(operation.servers[0])}${path}`),
    webhook ? t('operation.webhook') : '',
    operation.deprecated ? t('page.deprecated') : '',
    renderFacts(operation, renderer),
    renderProse(description, renderer),
    section(t('section.path'), parameters.path),
    section(t('section.query'), parameters.query),
    body ? renderBody(body, webhook ? 'response' : 'request', renderer) : '',
    section(t('section.headers'), parameters.header),
    section(t('section.cookie'), parameters.cookie),
    renderResponses(operation, renderer),
    renderEffects(operation.effects ?? [], renderer),
  ]);
}

/** What comes after all that a page says about the call: errors, related operations, samples. */
export function renderOutcome(operation: Operation, renderer: Renderer): string {
  return joinBlocks([
    renderErrors(operation, renderer),
    renderRelated(operation.related ?? [], renderer),
    renderSamples(operation, renderer),
  ]);
}

function renderFacts(
  { id, servers, scopes, samples, idempotency, rateLimits, downloads, fragment }: Operation,
  renderer: Renderer,
): string {
  const { t, href, signingPages } = renderer;
  const access =
    scopes?.length === 0 ? t('operation.noToken') : `${t('operation.bearer')} ${scopes?.map(codeSpan).join(' ')}`;
  const signed = samples[0]?.signed;
  const signature =
    signed &&
    (signingPages
      ? `[${t('operation.signature')}](${linkTarget(href(signingPages[signed]))})`
      : t('operation.signature'));
  const facts: [string, string | undefined][] = [
    [
      t('content:markdown.servers'),
      servers.map(({ url, description }) => `${codeSpan(url)} ${escapeText(description)}`.trim()).join(' · '),
    ],
    [t('operation.authentication'), [scopes && access, signature].filter(Boolean).join(' · ')],
    [t('operation.idempotency'), idempotency && t(`operation.idempotencyKinds.${idempotency}`)],
    [t('operation.operationId'), codeSpan(id)],
    [t('operation.rateLimit'), rateLimits.map(escapeText).join(' · ')],
    [
      'OpenAPI',
      [...(fragment ? [{ label: id, format: 'json', url: fragment }] : []), ...downloads]
        .map(
          ({ label, format, url }) => `[${escapeText(`${label} ${format.toUpperCase()}`)}](${linkTarget(href(url))})`,
        )
        .join(' · '),
    ],
  ];
  return list(facts.filter(([, fact]) => fact).map(([label, fact]) => label + t('separator.label') + fact));
}

function renderBody(
  { required, description, contents }: NonNullable<Operation['body']>,
  direction: Direction,
  renderer: Renderer,
): string {
  const { t } = renderer;
  return joinBlocks([
    `## ${t('section.body')}`,
    required ? '' : t('field.optional'),
    renderProse(description, renderer),
    ...contents.map((content) => renderContent(content, direction, renderer)),
  ]);
}

function renderContent({ mediaType, schema, examples }: Content, direction: Direction, renderer: Renderer): string {
  return joinBlocks([
    [codeSpan(mediaType), getBodyName(schema)].filter((text) => text !== undefined).join(' · '),
    renderSchemaRoot(schema, direction, renderer),
    ...renderExamples(examples, renderer),
  ]);
}

/** As in the head of a response on the page: the name of a component, of a list `array of Card`. */
function getBodyName({ name, items, type }: SchemaNode): string | undefined {
  const words = items?.name === undefined ? name : type;
  return words === undefined ? undefined : codeSpan(words);
}

export function renderExamples(examples: NamedExample[], renderer: Renderer): string[] {
  const { t } = renderer;
  return examples.map(({ name, summary, description, code }) =>
    joinBlocks([
      t('operation.example') + t('separator.label') + escapeText(summary || name),
      renderProse(description, renderer),
      codeBlock(code.source, code.language),
    ]),
  );
}

/** As on the page, a response leaves out what an earlier one contains. */
function renderResponses({ responses, webhook }: Operation, renderer: Renderer): string {
  if (responses.length === 0) return '';
  return joinBlocks([
    `## ${renderer.t('section.responses')}`,
    ...responses.map((response) => renderResponse(response, webhook ? 'request' : 'response', renderer)),
  ]);
}

function renderResponse(response: ResponseDescription, direction: Direction, renderer: Renderer): string {
  const { t } = renderer;
  const { status, description, headers, headersOf, contents, bodyOf } = response;
  const bodies = contents.map((content) =>
    bodyOf === undefined
      ? renderContent(content, direction, renderer)
      : joinBlocks([t('operation.bodyOf', { status: bodyOf }), ...renderExamples(content.examples, renderer)]),
  );
  return joinBlocks([
    `### ${escapeText(status)}`,
    renderProse(description, renderer),
    headers.length > 0
      ? `${t('operation.responseHeaders', { count: headers.length })}${t('separator.label').trim()}\n\n${renderFields(headers, direction, renderer)}`
      : '',
    headersOf === undefined ? '' : t('operation.headersOf', { status: headersOf }),
    ...(bodies.length > 0 ? bodies : [t(response.isUnread ? 'operation.unreadBody' : 'operation.noBody')]),
  ]);
}

/**
 * Every language with the first example. The others differ in their bodies, which are above; those that differ in parameters
 * follow in one language.
 */
function renderSamples({ samples, examples, body }: Operation, { t }: Renderer): string {
  const [first] = samples;
  if (!first) return '';
  const languages = samples.filter(({ example }) => example === first.example);
  const others = body ? [] : samples.filter(({ language }) => language === first.language).slice(1);
  return joinBlocks([
    `## ${t('operation.requestSample')}`,
    ...languages.map(({ label, code }) =>
      joinBlocks([`### ${escapeText(label)}`, codeBlock(code.source, code.language)]),
    ),
    ...others.map(({ example, label, code }) => {
      const summary = examples.find(({ name }) => name === example)?.summary || example;
      return joinBlocks([
        `### ${escapeText(summary + t('separator.label') + label)}`,
        codeBlock(code.source, code.language),
      ]);
    }),
  ]);
}
