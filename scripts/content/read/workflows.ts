import type { Report } from '../../findings/finding.ts';
import type { Caches } from '../cache/caches.ts';
import { asString, isObject, type JsonObject } from '../json/json-value.ts';
import { listSiteFiles } from './list-files.ts';
import { readSource, type SourceFile } from './source.ts';

/** A workflow of an Arazzo description (https://spec.openapis.org/arazzo/v1.0.1.html#workflow-object). */
export type Workflow = {
  /** Of its page: `/workflows/open-card`. */
  path: string;
  id: string;
  title: string;
  value: JsonObject;
  /** Where it is in its file: `/workflows/0`. */
  pointer: string;
  source: SourceFile;
};

/** Whether a file is an Arazzo description: it says in which order operations of other documents are called. */
export function isArazzo({ value }: Pick<SourceFile, 'value'>): boolean {
  return value.arazzo !== undefined && Array.isArray(value.workflows);
}

/** The Arazzo descriptions among the documents of a site, or in the folder `arazzo/` of a site folder. What is wrong with a file is said once. */
export async function readArazzo(
  siteDir: string,
  documents: readonly string[] | undefined,
  { report, caches }: { report: Report; caches: Caches },
): Promise<SourceFile[]> {
  const files = documents ?? (await listArazzoFiles(siteDir, report));
  // Documents are also read, and their mistakes reported, for what they describe.
  const reportHere = documents ? () => undefined : report;
  const sources = await Promise.all(files.map((file) => readSource(siteDir, file, reportHere, caches)));
  return sources.filter((source) => source !== undefined).filter(isArazzo);
}

async function listArazzoFiles(siteDir: string, report: Report): Promise<string[]> {
  const names = await listSiteFiles(siteDir, { folder: 'arazzo', pattern: /\.(ya?ml|json)$/ }, report);
  return names.map((name) => `arazzo/${name}`);
}

/** All workflows in the order of their documents. Of two with the same id the second one has `-2` in its path. */
export function listWorkflows(sources: readonly SourceFile[]): Workflow[] {
  const taken = new Map<string, number>();
  return sources.flatMap((source) => {
    const workflows = Array.isArray(source.value.workflows) ? source.value.workflows : [];
    return workflows.flatMap((value, index): Workflow[] => {
      if (!isObject(value)) return [];
      const id = asString(value.workflowId)?.trim() || `workflow-${index + 1}`;
      const name = id.replace(/[^\p{L}\p{N}_-]+/gu, '-').toLowerCase();
      const count = (taken.get(name) ?? 0) + 1;
      taken.set(name, count);
      return [
        {
          ...{
            id,
            value,
            source,
            pointer: `/workflows/${index}`,
            title:
              asString(value.summary)
                ?.trim()
                .replace(/[.。]$/, '') || id,
          },
          path: `/workflows/${name}${count > 1 ? `-${count}` : ''}`,
        },
      ];
    });
  });
}
