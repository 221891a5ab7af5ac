import type { IconName } from '../../.generated/icons.ts';
import { useText } from '../hooks/use-text.ts';
import { THEME_CHOICES, type ThemeChoice, useThemeChoice } from '../hooks/use-theme-choice.ts';
import { Icon } from '../ui/Icon.tsx';

const ICONS: Record<ThemeChoice, IconName> = { light: 'sun', dark: 'moon', auto: 'auto' };

/** Light, dark, or as the system: three buttons of which one is pressed. The boot script acts on them. */
export function ThemeChoices() {
  const { t } = useText();
  const current = useThemeChoice();
  return THEME_CHOICES.map((choice) => (
    <button
      key={choice}
      type="button"
      data-theme-choice={choice}
      aria-pressed={choice === current}
      suppressHydrationWarning
    >
      <Icon name={ICONS[choice]} />
      {t(`theme.${choice}`)}
    </button>
  ));
}
