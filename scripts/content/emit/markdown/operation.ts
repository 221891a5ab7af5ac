import type { Content, NamedExample, Operation, ResponseDescription } from '../../../../src/model/operation.ts';
import type { Field } from '../../../../src/model/schema.ts';
import { SIGNING } from '../../../../src/site/signing-helpers.ts';
import { joinBlocks, list } from './blocks.ts';
import { writeErrors } from './errors.ts';
import { codeBlock, codeSpan, escapeText, linkTarget } from './escape.ts';
import { writeProse } from './prose.ts';
import { type Direction, writeFields, writeSchemaRoot } from './schema.ts';
import { writeEffects, writeRelated } from './states.ts';
import type { Writer } from './writer.ts';

/** An operation, complete: address and facts, fields, responses, errors, samples. */
export function writeOperation(operation: Operation, writer: Writer): string {
  const { t } = writer;
  const { method, path, parameters, body, description, webhook } = operation;
  const section = (title: string, fields: Field[]) =>
    fields.length > 0 ? `## ${title}\n\n${writeFields(fields, 'request', writer)}` : '';
  return joinBlocks([
    codeSpan(`${method} ${operation.servers[0]?.url.replace(/\/$/, '') ?? ''}${path}`),
    webhook ? t('operation.webhook') : '',
    writeFacts(operation, writer),
    writeProse(description, writer),
    section(t('section.headers'), parameters.header),
    section(t('section.path'), parameters.path),
    section(t('section.query'), parameters.query),
    section(t('section.cookie'), parameters.cookie),
    body ? writeBody(body, writer) : '',
    writeResponses(operation, writer),
    writeErrors(operation, writer),
    writeEffects(operation.effects ?? [], writer),
    writeRelated(operation.related ?? [], writer),
    writeSamples(operation, writer),
  ]);
}

function writeFacts(
  { id, servers, scopes, samples, idempotency, rateLimits, downloads, fragment }: Operation,
  writer: Writer,
): string {
  const { t, href } = writer;
  const access =
    scopes?.length === 0 ? t('operation.noToken') : `${t('operation.bearer')} ${scopes?.map(codeSpan).join(' ')}`;
  const signed = samples[0]?.signed;
  const signature = signed && `[${t('operation.signature')}](${linkTarget(href(SIGNING[signed]))})`;
  const facts: [string, string | undefined][] = [
    [
      t('markdown:servers'),
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

function writeBody({ required, description, contents }: NonNullable<Operation['body']>, writer: Writer): string {
  const { t } = writer;
  return joinBlocks([
    `## ${t('section.body')}`,
    required ? '' : t('field.optional'),
    writeProse(description, writer),
    ...contents.map((content) => writeContent(content, 'request', writer)),
  ]);
}

function writeContent({ mediaType, schema, examples }: Content, direction: Direction, writer: Writer): string {
  return joinBlocks([
    codeSpan(mediaType),
    writeSchemaRoot(schema, direction, writer),
    ...writeExamples(examples, writer),
  ]);
}

export function writeExamples(examples: NamedExample[], { t }: Writer): string[] {
  return examples.map(({ name, summary, code }) =>
    joinBlocks([
      t('operation.example') + t('separator.label') + escapeText(summary || name),
      codeBlock(code.source, code.language),
    ]),
  );
}

/** As on the page, a response leaves out what an earlier one has said. */
function writeResponses({ responses }: Operation, writer: Writer): string {
  if (responses.length === 0) return '';
  return joinBlocks([
    `## ${writer.t('section.responses')}`,
    ...responses.map((response) => writeResponse(response, writer)),
  ]);
}

function writeResponse(response: ResponseDescription, writer: Writer): string {
  const { t } = writer;
  const { status, description, headers, headersOf, contents, bodyOf } = response;
  const bodies = contents.map((content) =>
    bodyOf === undefined
      ? writeContent(content, 'response', writer)
      : joinBlocks([t('operation.bodyOf', { status: bodyOf }), ...writeExamples(content.examples, writer)]),
  );
  return joinBlocks([
    `### ${escapeText(status)}`,
    writeProse(description, writer),
    headers.length > 0
      ? `${t('operation.responseHeaders')}${t('separator.label').trim()}\n\n${writeFields(headers, 'response', writer)}`
      : '',
    headersOf === undefined ? '' : t('operation.headersOf', { status: headersOf }),
    ...(bodies.length > 0 ? bodies : [t('operation.noBody')]),
  ]);
}

/**
 * Every language with the first example. The others differ in their bodies, which stand above; those that differ in parameters
 * follow in one language.
 */
function writeSamples({ samples, examples, body }: Operation, { t }: Writer): string {
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
