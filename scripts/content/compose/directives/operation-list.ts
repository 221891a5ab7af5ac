import type { Operation } from '../../../../src/model/operation.ts';
import type { Block, Fold } from '../../../../src/model/page.ts';
import type { ProseElement } from '../../../../src/model/prose.ts';
import { proseText } from '../../../../src/model/prose-text.ts';
import type { SchemaNode } from '../../../../src/model/schema.ts';
import type { DescribedDocument } from '../../describe/document/documents.ts';
import { fragmentPart } from '../../describe/schema/field-id.ts';
import { getText } from '../../texts/texts.ts';
import { mapSchema } from '../../tree/schema-tree.ts';
import { updateIfChanged } from '../../tree/update-if-changed.ts';
import type { LocaleBuildInput } from '../locale-build.ts';
import { type ResolveDirective, reportAt } from './directive.ts';

type Build = Pick<LocaleBuildInput, 'locale' | 'code'>;

/** `::operations{id=controls}`: every operation of a description that has no pages of its own, by tag. */
export const resolveOperations: ResolveDirective = ({ id = '' }, at, input) => {
  const api = input.supplements.find((candidate) => candidate.id === id);
  if (api) return operationList(api, input);
  const known = input.supplements.map((candidate) => candidate.id).join(', ');
  const hint = `Write ::operations{id=…} with one of: ${known}.`;
  if (input.isComplete) reportAt(at, input, `no description "${id}" beside the contract`, hint);
  return [];
};

function operationList({ tags, operations }: DescribedDocument, build: Build): Block[] {
  return tags.flatMap((tag): Block[] => [
    { kind: 'prose', nodes: [['h2', { id: fragmentPart(tag.name) }, tag.title], ...tag.description] },
    {
      kind: 'folds',
      folds: operations
        .filter(({ tagName }) => tagName === tag.name)
        .map(({ operation }) => operationFold(operation, build)),
    },
  ]);
}

function operationFold(operation: Operation, build: Build): Fold {
  const { id, summary, method, path } = operation;
  return {
    id: fragmentPart(id),
    title: summary,
    names: [`${method} ${path}`],
    blocks: operationBlocks(operation, build),
  };
}

/** The request as cURL, the fields of its body, and what it returns. */
function operationBlocks(operation: Operation, { locale, code }: Build): Block[] {
  const { id, description, method, path, samples, body } = operation;
  const schema = body?.contents[0]?.schema;
  const isTooLarge = schema !== undefined && isCut(schema);
  const curl = isTooLarge ? undefined : samples.find(({ language }) => language === 'bash')?.code;
  return [
    ...(description.length > 0 ? [{ kind: 'prose' as const, nodes: description }] : []),
    { kind: 'code', title: `${method} ${path}`, code: curl ?? code('http', `${method} ${path}`) },
    ...(schema && !isTooLarge
      ? [
          {
            kind: 'schema' as const,
            schema: withFragments(schema, id),
            direction: 'request' as const,
            ownFields: true as const,
          },
        ]
      : []),
    { kind: 'prose', nodes: [returned(operation, locale)] },
  ];
}

/** `Returns 201: The order.` Refusals are alike for all: the page says them once. */
function returned({ responses: [success] }: Operation, locale: string): ProseElement {
  const text = proseText(success?.description ?? []);
  return ['p', null, getText(locale)('content:returned', { status: success?.status ?? '', text })];
}

/** Fields are distinguished by their operation: all of them are on one page. */
function withFragments(schema: SchemaNode, operationId: string): SchemaNode {
  return mapSchema(schema, (node) =>
    updateIfChanged(node, {
      ...(node.fields && {
        fields: node.fields.map((field) => ({ ...field, id: `${fragmentPart(operationId)}-${field.id}` })),
      }),
    }),
  );
}

/** A state of the sandbox has hundreds of parts: its document is published. */
function isCut(schema: SchemaNode): boolean {
  let found = false;
  mapSchema(schema, (node) => {
    found ||= node.cut === true;
    return node;
  });
  return found;
}
