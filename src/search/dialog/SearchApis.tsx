import { useText } from '../../hooks/use-text.ts';
import type { NavItem } from '../../model/navigation.ts';

type SearchApisProps = {
  apis: NavItem[];
  /** With the beginning of the paths of an API, or nothing for all of them. */
  onSelect: (within: string | undefined) => void;
};

/** The API whose pages are searched. */
export function SearchApis({ apis, onSelect }: SearchApisProps) {
  const { t } = useText();
  return (
    <select
      className="search-dialog__apis"
      aria-label={t('nav.apis')}
      onChange={({ currentTarget: { value } }) => onSelect(value || undefined)}
    >
      <option value="">{t('search.allApis')}</option>
      {apis.map(({ text, activeMatch }) => (
        <option key={activeMatch} value={activeMatch}>
          {text}
        </option>
      ))}
    </select>
  );
}
