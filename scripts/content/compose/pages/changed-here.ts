import { groupBy } from '../../../../src/model/group-by.ts';
import type { ProseElement, ProseNode } from '../../../../src/model/prose.ts';
import { type ReleaseChange, releaseId } from '../../../../src/model/release.ts';
import { getText } from '../../texts/texts.ts';
import { toWords } from '../directives/change-log.ts';
import type { DraftPage, LocaleBuildInput } from '../locale-build.ts';

/** More than this is read in the change log. */
const MAX_SHOWN = 6;

/**
 * A line on the page of each operation that the latest release changed, with the way to the change log; in a preview on those that have changed since
 * what it is compared with.
 */
export function markChanged(drafts: DraftPage[], input: LocaleBuildInput): DraftPage[] {
  const t = getText(input.locale);
  if (input.preview) {
    const { since, changes } = input.preview;
    return withLines(drafts, changes, [t('content:changes.since'), ['code', null, since]], input);
  }
  const log = input.guides.find(({ tree }) =>
    tree.blocks.some((block) => block.kind === 'directive' && block.name === 'changes'),
  );
  const [latest] = input.releases;
  if (!log || !latest) return drafts;
  const link: ProseElement = [
    'a',
    { href: `${log.path}#${releaseId(latest.version)}` },
    t('content:changes.release', { version: latest.version, date: latest.date }),
  ];
  return withLines(drafts, latest.changes, [t('content:changes.here'), link], input);
}

/** `lead`: since when. */
function withLines(drafts: DraftPage[], all: ReleaseChange[], lead: ProseNode[], input: LocaleBuildInput): DraftPage[] {
  return drafts.map((draft) => {
    if (draft.layout !== 'doc') return draft;
    const ids = draft.blocks.flatMap((block) => (block.kind === 'operation' ? [block.operation.id] : []));
    const changes = all.filter(({ operations }) => operations.some((id) => ids.includes(id)));
    if (changes.length === 0) return draft;
    return { ...draft, blocks: [{ kind: 'prose', nodes: [getLine(changes, lead, input)] }, ...draft.blocks] };
  });
}

function getLine(changes: ReleaseChange[], lead: ProseNode[], { locale }: LocaleBuildInput): ProseElement {
  const t = getText(locale);
  const byKind = [...groupBy(changes.slice(0, MAX_SHOWN), ({ kind }) => kind).values()];
  const words = byKind.flatMap((same, index): ProseNode[] => [
    ...(index > 0 ? [t('content:changes.next')] : []),
    ...toWords(same, locale),
  ]);
  const more = changes.length - MAX_SHOWN;
  const rest = more > 0 ? t('content:changes.more', { count: more }) : '';
  return ['p', null, ...lead, t('separator.label'), ...words, rest, t('content:changes.end')];
}
