import type { ProseElement, ProseNode } from '../../../../src/model/prose.ts';
import { getText } from '../../texts/texts.ts';
import { proseTable } from '../../tree/prose-table.ts';
import type { LocaleBuildInput } from '../locale-build.ts';

/** `::currencies`: every currency of `x-currencies` with its name and scale, by code. Undefined when no document has any. */
export function currenciesTable({ apis, locale }: LocaleBuildInput): ProseElement | undefined {
  const codes = new Set<string>();
  const facts = new Map<string, string>();
  for (const [link, name] of apis.flatMap(({ names }) => [...names.links])) {
    const [kind, target = ''] = link.split(':');
    if (kind !== 'currency' || name.kind !== 'fact') continue;
    codes.add(target.slice(0, target.indexOf('.')));
    facts.set(target, name.texts.join(', '));
  }
  if (codes.size === 0) return undefined;
  const t = getText(locale);
  return proseTable(
    [[t('content:currencies.code')], [t('content:currencies.currency')], [t('content:currencies.scale')]],
    [...codes]
      .sort()
      .map((code): ProseNode[][] => [
        [['code', null, code]],
        [facts.get(`${code}.name`) ?? ''],
        [facts.get(`${code}.scale`) ?? ''],
      ]),
  );
}
