import type { ApiDocument } from './api.ts';

export type ApiFile = {
  format: 'yaml' | 'json';
  /** Relative to the root of the site: `openapi/token.zh.yaml`. */
  path: string;
};

/** Fixed addresses of a published description; one that has no overlay in its language carries no language. */
export function apiFiles(api: ApiName): ApiFile[] {
  return [
    { format: 'yaml', path: `${getStem(api)}.yaml` },
    { format: 'json', path: `${getStem(api)}.json` },
  ];
}

/** A published file of the document whose root file is `source`. `locale`: as of `ApiDocument`. */
export type LocalisedApiFile = ApiFile & Pick<ApiDocument, 'locale'> & { source: string };

/** What is published of the documents of all languages, each file once. */
export function localisedApiFiles(apis: ApiDocument[]): LocalisedApiFile[] {
  const files = apis.flatMap((api) =>
    apiFiles(api).map((file) => ({ ...file, source: api.file, ...(api.locale && { locale: api.locale }) })),
  );
  return [...new Map(files.map((file) => [file.path, file])).values()];
}

/** Fixed address of one operation as a description of its own: `openapi/merchant.v2.zh/openCard.json`. */
export function operationFile(api: ApiName, operationId: string): string {
  return `${getStem(api)}/${operationId.replace(/[^\p{L}\p{N}._-]+/gu, '-')}.json`;
}

type ApiName = Pick<ApiDocument, 'kind' | 'id' | 'locale'>;

function getStem({ kind, id, locale }: ApiName): string {
  return locale === undefined ? `${kind}/${id}` : `${kind}/${id}.${locale}`;
}

/** What calls are made from, below the folder of the build: `_data/calls/petstore.json`. `prefix` is that of a version. */
export function callDocumentFile({ id }: Pick<ApiDocument, 'id'>, prefix: string): string {
  return `_data/calls/${prefix}${id}.json`;
}
