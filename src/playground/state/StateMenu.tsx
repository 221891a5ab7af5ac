import { useRef } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/Menu.tsx';
import type { Toolbar } from '../provider/toolbar.ts';
import { saveFile } from '../ui/save-file.ts';

const MAX_FILE_BYTES = 5_000_000;

type StateMenuProps = { state: Toolbar['state']; onNotice: (text: string) => void };

/** Saves, loads and resets the state of a simulator. */
export function StateMenu({ state, onNotice }: StateMenuProps) {
  const { t } = useText();
  const file = useRef<HTMLInputElement>(null);

  const fail = () => onNotice(t('playground:serverGone'));
  async function load(chosen: File) {
    if (chosen.size > MAX_FILE_BYTES) return onNotice(t('playground:tooLarge'));
    await state.load(await chosen.text()).then((isLoaded) => onNotice(isLoaded ? '' : t('playground:notAState')), fail);
  }

  const save = () => saveFile(state.save(), { name: 'sandbox-state.json', type: 'application/json' });
  const reset = () => {
    if (confirm(t('playground:resetQuestion'))) void state.reset().catch(fail);
  };
  return (
    <Menu button={<Icon name="more" />} label={t('playground:more')} buttonClass="icon-button" className="state-menu">
      <button type="button" className="menu-item" onClick={save}>
        <Icon name="download" />
        {t('playground:save')}
      </button>
      <button type="button" className="menu-item" onClick={() => file.current?.click()}>
        <Icon name="upload" />
        {t('playground:load')}
      </button>
      <button type="button" className="menu-item" onClick={reset}>
        <Icon name="redo" />
        {t('playground:reset')}
      </button>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        aria-label={t('playground:load')}
        hidden
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) void load(chosen);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </Menu>
  );
}
