import type { ProseElement, ProseNode } from '../../../../src/model/prose.ts';
import { fromPointer, valueAt } from '../../json/json-pointer.ts';
import { isObject, type JsonValue } from '../../json/json-value.ts';
import { CONTRACT_SCHEME } from '../../markdown/contract-link.ts';
import type { Directive } from '../../markdown/tree.ts';
import { proseTable } from '../../tree/prose-table.ts';
import type { LocaleBuildInput } from '../locale-build.ts';

/** The kind of a column of paths of guides. */
const PAGE = 'page';

/**
 * `::rows{id="openapi/fixtures.json#/products" show="name fees.open operation:op"}`: a list of a published file as a table. A column is a
 * member of the entries; with a kind of typed links behind it, its values are such links; with `page`, links to guides by their paths. A text in
 * several languages is that of the page. The head of a column is what `headings` of the file says, else the name in code style.
 * Undefined when the file has no such list, when its entries have no such member, or when a link names nothing.
 */
export function rowsTable({ id = '', show = [] }: Directive, input: LocaleBuildInput): ProseElement | undefined {
  const [file = '', pointer = ''] = id.split('#', 2);
  const text = input.files.get(file);
  if (text === undefined || !file.endsWith('.json')) return undefined;
  const content: JsonValue = JSON.parse(text);
  const list = valueAt(content, fromPointer(pointer));
  const columns = show.map((column) => column.split(':', 2));
  if (!Array.isArray(list) || columns.length === 0) return undefined;
  const entries = list.filter(isObject);
  if (columns.some(([name = '']) => !entries.some((entry) => name in entry))) return undefined;
  const targets = entries.flatMap((entry) =>
    columns.flatMap(([name = '', kind]) => getTarget(entry[name], kind) ?? []),
  );
  if (targets.some((target) => !input.apis.some(({ names }) => names.links.has(target)))) return undefined;
  return proseTable(
    columns.map(([name = '']): ProseNode[] => {
      const heading = valueAt(content, ['headings', name, input.locale]);
      return typeof heading === 'string' ? [heading] : [['code', null, name]];
    }),
    entries.map((entry) => columns.map(([name = '', kind]) => toCell(entry[name], kind, input))),
  );
}

function toCell(
  value: JsonValue | undefined,
  kind: string | undefined,
  { guides, locale }: LocaleBuildInput,
): ProseNode[] {
  if (value === undefined || value === '') return ['–'];
  if (isObject(value)) return [String(value[locale] ?? Object.values(value)[0])];
  if (kind === PAGE) {
    const guide = guides.find(({ path }) => path === String(value).split('#')[0]);
    return [['a', { href: String(value) }, guide?.frontmatter.title ?? String(value)]];
  }
  const target = getTarget(value, kind);
  return [target === undefined ? ['code', null, String(value)] : ['a', { href: CONTRACT_SCHEME + target }]];
}

/** What a value of a column of typed links names. An error code is a link of its own kind, whatever the others are. */
function getTarget(value: JsonValue | undefined, kind: string | undefined): string | undefined {
  if (kind === undefined || kind === PAGE || value === undefined) return undefined;
  return /^\d{6}$/.test(String(value)) ? `error:${value}` : `${kind}:${value}`;
}
