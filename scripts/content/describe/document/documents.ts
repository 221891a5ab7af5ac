import type { Locale } from '../../../../src/model/locale.ts';
import type { Download } from '../../../../src/model/operation.ts';
import type { Report } from '../../../findings/finding.ts';
import { createMemory, type Memory } from '../../cache/memoise.ts';
import { asString, isObject, type JsonObject } from '../../json/json-value.ts';
import type { Markdown } from '../../markdown/markdown.ts';
import type { ApiDocument } from '../../read/api.ts';
import { apiFiles, callDocumentFile, operationFile } from '../../read/api-address.ts';
import { type DescribedApi, describeApi } from './api.ts';
import { type ContractNames, contractNames } from './contract-names.ts';
import { type DescriptionLink, documentContext } from './document-context.ts';

/** A described document, with what is needed to check the links in its descriptions. */
export type DescribedDocument = DescribedApi & {
  links: DescriptionLink[];
  names: ContractNames;
  locate: ApiDocument['locate'];
};

type DescribeOptions = {
  folder: string;
  locale: Locale;
  markdown: Markdown;
  report: Report;
  memory?: Memory;
  /** Of documents that are not the site's own: what they need so that each operation has a page. */
  isLenient?: boolean;
  hasFragments?: boolean;
  hasCallDocuments?: boolean;
  /** Which samples were executed, as JSON: a text is the same as long as it says the same. */
  executions?: string;
};

/** Describes every document of one language and version. */
export function describeDocuments(
  apis: ApiDocument[],
  {
    folder,
    locale,
    markdown,
    report,
    memory = createMemory(),
    isLenient = false,
    hasFragments = true,
    hasCallDocuments = false,
    executions = '{}',
  }: DescribeOptions,
): DescribedDocument[] {
  return apis.map((api) =>
    // A document without a translation is another object in each language.
    memory.memoise(
      `described ${folder} ${api.file} ${locale} ${isOnlyOne(api, apis)}`,
      [api, executions],
      report,
      (report) => {
        const { context, links } = documentContext(api, {
          ...{ locale, markdown, report, isLenient },
          executions: JSON.parse(executions),
        });
        const described = describeApi(api, context, getDownloads(api, { folder, isOnlyOne: isOnlyOne(api, apis) }));
        return {
          ...described,
          operations: withAddresses(described.operations, { api, folder, hasFragments, hasCallDocuments }),
          links,
          names: contractNames(api.document),
          locate: api.locate,
        };
      },
    ),
  );
}

type AddressOptions = { api: ApiDocument; folder: string; hasFragments: boolean; hasCallDocuments: boolean };

/** Where an operation is published by itself, and what its calls are made from. */
function withAddresses(
  operations: DescribedApi['operations'],
  { api, folder, hasFragments, hasCallDocuments }: AddressOptions,
): DescribedApi['operations'] {
  const prefix = versionPrefix(folder);
  return operations.map(({ operation, place, ...rest }) => ({
    ...{ ...rest, place },
    operation: {
      ...operation,
      ...(hasFragments && place !== undefined && { fragment: `/${prefix}${operationFile(api, operation.id)}` }),
      ...(hasCallDocuments && !operation.webhook && { callDocument: callDocumentFile(api, prefix) }),
    },
  }));
}

/** Whether no other document has its title: files of two would be listed under one name. */
function isOnlyOne(api: ApiDocument, apis: ApiDocument[]): boolean {
  return apis.filter((other) => getInfo(other).title === getInfo(api).title).length === 1;
}

function getInfo({ document }: ApiDocument): JsonObject {
  return isObject(document.info) ? document.info : {};
}

function getDownloads(api: ApiDocument, { folder, isOnlyOne }: { folder: string; isOnlyOne: boolean }): Download[] {
  const info = getInfo(api);
  const [title = api.id, version] = [asString(info.title), asString(info.version)];
  const label = isOnlyOne ? title : `${title} · ${api.id}`;
  return apiFiles(api).map(({ format, path }) => ({
    ...{ label, format, url: `/${versionPrefix(folder)}${path}` },
    ...(version !== undefined && { version }),
  }));
}

/** `versions/v1/` of the site folder is published at `v1/`. */
export function versionPrefix(folder: string): string {
  return folder.replace(/^versions\//, '');
}
