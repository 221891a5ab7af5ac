import { useRef } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/Menu.tsx';
import type { PageProvider } from '../environments/page-provider.ts';
import { parseState } from '../environments/state-storage.ts';
import { saveFile } from '../ui/save-file.ts';

const MAX_FILE_BYTES = 5_000_000;

/** Saves, loads and resets the state of the sandbox. */
export function StateMenu({ provider, onNotice }: { provider: PageProvider; onNotice: (text: string) => void }) {
  const { t } = useText();
  const file = useRef<HTMLInputElement>(null);

  const fail = () => onNotice(t('playground:serverGone'));
  async function load(chosen: File) {
    if (chosen.size > MAX_FILE_BYTES) return onNotice(t('playground:tooLarge'));
    const state = parseState(await chosen.text());
    if (!state) return onNotice(t('playground:notAState'));
    await provider.load(state).then(() => onNotice(''), fail);
  }

  const save = () =>
    saveFile(JSON.stringify(provider.getState()), { name: 'sandbox-state.json', type: 'application/json' });
  const reset = () => {
    if (confirm(t('playground:resetQuestion')))
      void provider.control({ method: 'POST', path: '/sandbox/reset' }).catch(fail);
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
