import { useText } from '../hooks/use-text.ts';

/** The `#` beside a heading or a field, shown on hover and focus. The style draws it: it is no part of the text of the heading. */
export function Permalink({ id, name }: { id: string; name: string }) {
  const { t } = useText();
  // biome-ignore lint/a11y/useAnchorContent: its label is its name.
  return <a className="permalink" aria-label={t('page.linkTo', { name })} href={`#${id}`} />;
}
