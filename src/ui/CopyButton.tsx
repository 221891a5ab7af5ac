import { useText } from '../hooks/use-text.ts';
import { Icon } from './Icon.tsx';

type CopyButtonProps = {
  /** Id of the element whose visible text is copied. */
  from?: string;
  /** Address of a file whose text is copied. */
  file?: string;
  /** The text itself, where the page shows it shortened. */
  text?: string;
  label: string;
  className?: string;
  /** Words beside the icon; without them the label is the button's name. */
  children?: string;
};

/** The boot script copies and sets `data-done` for two seconds; see the contract in `shell/Shell.tsx`. */
export function CopyButton({
  from,
  file,
  text,
  label,
  className = 'icon-button icon-button--small',
  children,
}: CopyButtonProps) {
  const { t } = useText();
  const source =
    file === undefined
      ? text === undefined
        ? { 'data-copy': from }
        : { 'data-copy-text': text }
      : { 'data-copy-file': file };
  return (
    <button
      type="button"
      className={children ? className : `${className} icon-button--mask icon-copy`}
      data-done-text={t('page.copied')}
      {...source}
      {...(!children && { 'aria-label': label, title: label })}
    >
      {children && <Icon name="copy" />}
      {children}
    </button>
  );
}
