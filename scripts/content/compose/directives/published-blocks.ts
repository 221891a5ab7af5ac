import { fileTabs } from '../pages/file-tabs.ts';
import { type ResolveDirective, reportAt } from './directive.ts';
import { rowsTable } from './rows-table.ts';

/** `::files{id=samples}`: the published files of a folder. */
export const resolveFiles: ResolveDirective = ({ id = '' }, at, input) => {
  const tabs = id === '' ? undefined : fileTabs(id, at.guide.path, input);
  if (tabs) return [tabs];
  const hint = 'Write ::files{id=folder}; the site configuration lists what is published (attachments).';
  reportAt(at, input, `no published files in "${id}"`, hint);
  return [];
};

/** `::rows{id="file.json#/list" show="name"}`: a list of a published file as a table. */
export const resolveRows: ResolveDirective = (directive, at, input) => {
  const table = rowsTable(directive, input);
  if (table) return [{ kind: 'prose', nodes: [table] }];
  const example = '::rows{id="file.json#/list" show="member …"}';
  const hint = `Write ${example}: a list of a published file (attachments), and members of its entries.`;
  reportAt(at, input, `no such rows: "${directive.id ?? ''}"`, hint);
  return [];
};
