import { announce } from '../dom/announce.ts';
import { isPeekKeyOn } from '../dom/peek-key.ts';
import { useStore } from '../hooks/use-store.ts';
import { useText } from '../hooks/use-text.ts';
import { MenuText } from './MenuText.tsx';

/**
 * The page in the other language, by paragraph: the first entry starts and ends it (`src/dom/listen-for-peek.ts`), the second one switches its
 * shortcut, a single key, off and on.
 */
export function PeekEntries() {
  const { t } = useText();
  const isOn = useStore(isPeekKeyOn);
  const describe = (state: boolean) => t(state ? 'page.peekKeyOn' : 'page.peekKeyOff');
  const toggle = () => {
    isPeekKeyOn.set(!isOn);
    // The menu closes with the press, and the state with it.
    announce(describe(!isOn));
  };
  return (
    <>
      <button
        type="button"
        data-peek=""
        data-hint={t('page.peekHint')}
        aria-pressed="false"
        aria-label={t('page.peek')}
      >
        <MenuText icon="lang" note={t('page.peekHint')}>
          {t('page.peek')}
        </MenuText>
      </button>
      <button type="button" role="switch" aria-checked={isOn} aria-label={t('page.peekKey')} onClick={toggle}>
        <MenuText icon="lang" note={describe(isOn)}>
          {t('page.peekKey')}
        </MenuText>
      </button>
    </>
  );
}
