import { useText } from '../../hooks/use-text.ts';

/** The keys, and where the words go that are typed here. */
export function SearchFoot({ isRemote }: { isRemote: boolean }) {
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
      {!isRemote && <span>{t('search.local')}</span>}
    </p>
  );
}
