import { useTranslation } from 'react-i18next';

/** The `#` beside a heading or a field: shown on hover and focus, always on touch. */
export function Permalink({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation();
  return (
    <a className="anc" href={`#${id}`} aria-label={t('page.linkTo', { name })}>
      #
    </a>
  );
}
