import type { IconName } from '../../../.generated/icons.ts';
import { useText } from '../../hooks/use-text.ts';
import type { SiteData } from '../../model/site.ts';
import { optionId } from './option-id.ts';
import { StartOption } from './StartOption.tsx';
import type { OnFollow } from './use-page-link.ts';

const PETALS = [0, 18, 36, 54, 72, 90, 108, 126, 144, 162];

type NoResultsProps = {
  site: SiteData;
  text: string;
  /** Words that were searched instead of the reader's. */
  tried?: string[];
  listId: string;
  selected: number;
  onFollow: OnFollow;
};

/** The two lines of the specification below the rosette, the words that were tried, and ways out. */
export function NoResults({ site, text, tried = [], listId, selected, onFollow }: NoResultsProps) {
  const { t } = useText();
  const waysOut = site.searchStart?.entries.filter(({ isWayOut }) => isWayOut) ?? [];
  return (
    <div className="empty">
      <svg viewBox="0 0 116 88" fill="none" aria-hidden="true">
        <g stroke="var(--line-2)" strokeWidth="1" opacity=".8" transform="translate(50 38)">
          {PETALS.map((angle) => (
            <ellipse key={angle} rx="26" ry="9" transform={`rotate(${angle})`} />
          ))}
        </g>
        <circle cx="50" cy="38" r="32" stroke="var(--qing)" strokeWidth="3" />
        <path d="M74 62l18 18" stroke="var(--qing)" strokeWidth="5" strokeLinecap="round" />
        <circle cx="98" cy="22" r="4" fill="var(--brass-fill)" />
      </svg>
      <b>{t('search.none', { query: text })}</b>
      <span>{t('search.hint')}</span>
      {tried.length > 0 && <span>{t('search.tried', { words: tried.join(t('separator.list')) })}</span>}
      {waysOut.length > 0 && (
        <div className="search-dialog__ways" role="listbox" id={listId} aria-label={t('search.suggestions')}>
          {waysOut.map(({ icon, ...entry }, index) => (
            <StartOption
              key={entry.path}
              id={optionId(listId, index)}
              isSelected={selected === index}
              site={site}
              // The compiler has checked that there is such an icon.
              entry={{ ...entry, icon: icon as IconName }}
              onFollow={onFollow}
            />
          ))}
        </div>
      )}
    </div>
  );
}
