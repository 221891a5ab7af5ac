import { useText } from '../hooks/use-text.ts';

/** The `#` beside a heading or a field: shown on hover and focus, always on touch. */
export function Permalink({ id, name }: { id: string; name: string }) {
  const { t } = useText();
  return (
    <a className="permalink" aria-label={t('page.linkTo', { name })} href={`#${id}`}>
      #
    </a>
  );
}
