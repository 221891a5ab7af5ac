import type { ToolReference } from '../../../../src/model/page.ts';
import type { PageLink } from '../../../../src/model/page-link.ts';
import { closeCodeId } from '../../../../src/model/sections.ts';
import type { DescribedDocument } from '../../describe/document/documents.ts';
import { withOperations } from '../directives/error-catalogue.ts';
import type { DraftPage } from '../locale-build.ts';
import { blockAnchors } from './anchors.ts';

type Pages = {
  apis: Pick<DescribedDocument, 'operations'>[];
  drafts: DraftPage[];
  operations: ReadonlyMap<string, PageLink>;
  errors?: string;
  doctor?: string;
  retries?: string;
};

/** Fragments of fields that the checker links to: those of bodies, of successes, and of messages. */
const CHECKED = /^(?:body-|res-2\w\w-(?!header-)|message-)/;

/** Adds the pages of errors and fields to what a tool says of the contract. Descriptions of topics are for the page of the errors. */
export function withPages(
  { catalogue }: ToolReference,
  { apis, drafts, operations, errors, doctor, retries }: Pages,
): ToolReference {
  const topics = catalogue.topics.map((topic) => ({ ...topic, description: [] }));
  return {
    catalogue: withOperations({ ...catalogue, topics }, apis, operations),
    fields: collectFields(drafts),
    closeCodes: collectCloseCodes(drafts),
    errorsPage: errors,
    doctorPage: doctor,
    retriesPage: retries,
  };
}

function collectFields(drafts: DraftPage[]): ToolReference['fields'] {
  const fields: ToolReference['fields'] = {};
  for (const draft of drafts) {
    if (draft.layout !== 'doc') continue;
    for (const block of draft.blocks) {
      if (block.kind !== 'operation' && block.kind !== 'channel') continue;
      const id = block.kind === 'operation' ? block.operation.id : block.channel.id;
      fields[id] ??= { page: draft.path, anchors: blockAnchors(block).filter((anchor) => CHECKED.test(anchor)) };
    }
  }
  return fields;
}

/** Those of the first page of each channel, which describes them. */
function collectCloseCodes(drafts: DraftPage[]): ToolReference['closeCodes'] {
  const codes = new Map<number, ToolReference['closeCodes'][number]>();
  for (const draft of drafts) {
    if (draft.layout !== 'doc') continue;
    for (const block of draft.blocks) {
      if (block.kind !== 'channel') continue;
      for (const close of block.channel.closeCodes)
        if (!codes.has(close.code))
          codes.set(close.code, { ...close, page: `${draft.path}#${closeCodeId(close.code)}` });
    }
  }
  return [...codes.values()];
}
