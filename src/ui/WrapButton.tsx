import { useText } from '../hooks/use-text.ts';

/** Toggles line wrapping of the code in the same panel; the boot script does the work. */
export function WrapButton() {
  const { t } = useText();
  return (
    <button
      type="button"
      className="icon-button icon-button--small icon-button--mask icon-wrap"
      data-wrap=""
      aria-pressed="false"
      aria-label={t('code.wrap')}
      title={t('code.wrap')}
      suppressHydrationWarning
    />
  );
}
