import { useText } from '../../hooks/use-text.ts';

export function OverviewEmpty({ query }: { query: string }) {
  const { t } = useText();
  return (
    <div className="empty">
      <svg viewBox="0 0 116 88" fill="none" aria-hidden="true">
        <rect x="14" y="16" width="60" height="40" rx="6" stroke="var(--line-2)" strokeWidth="1.5" />
        <rect x="30" y="30" width="60" height="40" rx="6" fill="var(--bg)" stroke="var(--qing)" strokeWidth="2.5" />
        <path d="M30 44h60" stroke="var(--qing)" strokeWidth="2.5" strokeDasharray="1 6" strokeLinecap="round" />
        <circle cx="101" cy="24" r="4" fill="var(--brass-fill)" />
      </svg>
      <b>{t('blocks:overview.empty', { query })}</b>
      <span>{t('blocks:overview.emptyHint')}</span>
    </div>
  );
}
