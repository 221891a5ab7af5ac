import { useText } from '../../hooks/use-text.ts';

/** The keys, and where the words go that are typed here; `notice`: what the owner of the site learns of them. */
export function SearchFoot({ isRemote, notice }: { isRemote: boolean; notice: string | undefined }) {
  const { t } = useText();
  return (
    <p className="search-dialog__foot">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {t('search.move')}
      </span>
      <span>
        <kbd>↵</kbd>
        {t('search.open')}
      </span>
      <span>
        <kbd>Esc</kbd>
        {t('search.close')}
      </span>
      {notice ? <span>{notice}</span> : !isRemote && <span>{t('search.local')}</span>}
    </p>
  );
}
