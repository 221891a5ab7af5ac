import type { ApiDocument } from './api.ts';

export type ApiFile = {
  format: 'yaml' | 'json';
  /** Relative to the root of the site: `openapi/token.zh.yaml`. */
  path: string;
};

/** Fixed addresses of a published description; one that has no overlay in its language carries no language. */
export function apiFiles({ kind, id, locale }: Pick<ApiDocument, 'kind' | 'id' | 'locale'>): ApiFile[] {
  const stem = locale === undefined ? `${kind}/${id}` : `${kind}/${id}.${locale}`;
  return [
    { format: 'yaml', path: `${stem}.yaml` },
    { format: 'json', path: `${stem}.json` },
  ];
}
