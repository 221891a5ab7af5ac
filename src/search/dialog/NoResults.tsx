import { useText } from '../../hooks/use-text.ts';

const PETALS = [0, 18, 36, 54, 72, 90, 108, 126, 144, 162];

/** The two lines of the specification below the rosette. */
export function NoResults({ text }: { text: string }) {
  const { t } = useText();
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
    </div>
  );
}
