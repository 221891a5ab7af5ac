import { groupBy } from '../../../../src/model/group-by.ts';
import type { Block } from '../../../../src/model/page.ts';
import type { ProseElement, ProseNode } from '../../../../src/model/prose.ts';
import { feedPath, type Release, type ReleaseChange, releaseId } from '../../../../src/model/release.ts';
import { CONTRACT_SCHEME } from '../../markdown/contract-link.ts';
import { getText } from '../../texts/texts.ts';
import { proseTable } from '../../tree/prose-table.ts';
import type { LocaleBuildInput } from '../locale-build.ts';

/** `::changes`: the feed, and every release with what it brought, in words and change by change, newest first. */
export function changeLog(input: LocaleBuildInput): Block[] {
  const feed: ProseElement = ['a', { href: feedPath(input.locale) }, getText(input.locale)('content:changes.feed')];
  const hasFeed = input.config.origin !== undefined && input.version === undefined;
  return [
    ...(hasFeed ? [{ kind: 'prose' as const, nodes: [['p', null, feed] satisfies ProseElement] }] : []),
    ...input.releases.flatMap((release) => releaseBlocks(release, input)),
  ];
}

function releaseBlocks(release: Release, input: LocaleBuildInput): Block[] {
  const { version, date, summary, changes } = release;
  const t = getText(input.locale);
  const heading: ProseElement = ['h3', { id: releaseId(version) }, t('content:changes.release', { version, date })];
  const list = (summary[input.locale] ?? []).map((item) => `- ${item}`).join('\n');
  const details: Block[] =
    changes.length === 0
      ? []
      : [
          {
            kind: 'details',
            id: `${releaseId(version)}-changes`,
            title: t('content:changes.all', { count: changes.length }),
            blocks: [{ kind: 'prose', nodes: [changesTable(changes, input)] }],
          },
        ];
  return [{ kind: 'prose', nodes: [heading] }, ...input.text(list), ...details];
}

/** What changed at one place in the same way is a row. */
function changesTable(changes: ReleaseChange[], { apis, locale }: LocaleBuildInput): ProseElement {
  const t = getText(locale);
  const ids = new Set(apis.flatMap(({ operations }) => operations.map(({ operation }) => operation.id)));
  const rows = groupBy(changes, ({ at, kind, rating }) => `${at} ${kind} ${rating}`);
  return proseTable(
    [[t('content:changes.at')], [t('content:changes.change')], [t('content:changes.effect')]],
    [...rows.values()].flatMap((same) => {
      const [first] = same;
      if (!first) return [];
      const place: ProseNode = ids.has(first.at)
        ? ['a', { href: `${CONTRACT_SCHEME}op:${first.at}` }]
        : ['code', null, first.at];
      return [[[place], toWords(same, locale), [t(`content:changes.ratings.${first.rating}`)]]];
    }),
  );
}

/** 新增 `kyc`、`note`: changes of one kind. */
export function toWords(changes: ReleaseChange[], locale: string): ProseNode[] {
  const t = getText(locale);
  const [first] = changes;
  if (!first) return [];
  const names = changes.flatMap(({ what }, index): ProseNode[] => [
    ...(index > 0 ? [t('separator.list')] : []),
    ['code', null, what],
  ]);
  return [`${t(`content:changes.kinds.${first.kind}`)} `, ...names];
}
