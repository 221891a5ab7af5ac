import '../playground.css';
import './lab.css';
import { type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useModal } from '../../hooks/use-modal.ts';
import { useText } from '../../hooks/use-text.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { EnvironmentSwitch } from '../environment/EnvironmentSwitch.tsx';
import { useLabSession } from '../environment/use-session.ts';
import { getProvider } from '../load-provider.ts';
import { Toolbar } from '../state/Toolbar.tsx';
import { useFocusFallback } from '../ui/use-focus-fallback.ts';

type LabDialogProps = {
  title: string;
  locale: string;
  /** What happened: read out, and shown where the lab is longer than the screen. */
  announcement: string;
  onClose: () => void;
  children: ReactNode;
};

/** The frame of every lab: a native modal dialog with the state of the sandbox above the lab. */
export function LabDialog({ title, locale, announcement, onClose, children }: LabDialogProps) {
  const { t } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const provider = getProvider(locale);
  const { session, isStored, isElsewhere } = useLabSession(provider);
  const [notice, setNotice] = useState('');

  useModal(dialog);
  useFocusFallback(dialog);

  return createPortal(
    <dialog
      ref={dialog}
      className="lab"
      aria-labelledby="lab-title"
      onClose={({ currentTarget }) => currentTarget.isConnected && onClose()}
    >
      <header className="try-it__head">
        <h2 id="lab-title">{title}</h2>
        <span className="simulated" title={t('playground:simulatedHint')}>
          <Icon name="flask" />
          {t('playground:simulated')}
        </span>
        <button type="button" className="icon-button" aria-label={t('playground:close')} onClick={onClose}>
          <Icon name="x" />
        </button>
      </header>
      <Toolbar
        provider={provider}
        session={session}
        onNotice={setNotice}
        environment={
          <EnvironmentSwitch
            provider={provider}
            session={session}
            locale={locale}
            isSimulatedOnly
            onNotice={setNotice}
          />
        }
      />
      {!isStored && <p className="try-it__note">{t('playground:notStored')}</p>}
      <p className="try-it__notice" role="status">
        {isElsewhere ? t('playground:elsewhere') : notice}
      </p>
      <div className="lab__body">{children}</div>
      <p className="lab__news" role="status">
        {announcement}
      </p>
      <Announcer />
    </dialog>,
    document.body,
  );
}
