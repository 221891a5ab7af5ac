import { announce } from '../dom/announce.ts';
import { isPeekKeyOn } from '../dom/peek-key.ts';
import { useStore } from '../hooks/use-store.ts';
import { useText } from '../hooks/use-text.ts';
import { MenuText } from './MenuText.tsx';

/** Switches the shortcut for the other language, a single key, off and on. */
export function PeekKeySwitch() {
  const { t } = useText();
  const isOn = useStore(isPeekKeyOn);
  const describe = (state: boolean) => t(state ? 'page.peekKeyOn' : 'page.peekKeyOff');
  const toggle = () => {
    isPeekKeyOn.set(!isOn);
    // The menu closes with the press, and the state with it.
    announce(describe(!isOn));
  };
  return (
    <button type="button" role="switch" aria-checked={isOn} aria-label={t('page.peekKey')} onClick={toggle}>
      <MenuText icon="lang" note={describe(isOn)}>
        {t('page.peekKey')}
      </MenuText>
    </button>
  );
}
