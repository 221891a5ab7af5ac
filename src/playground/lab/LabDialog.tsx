import '../playground.css';
import './lab.css';
import { type ReactNode, useRef, useState } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { EnvironmentSwitch } from '../environment/EnvironmentSwitch.tsx';
import { useLabSession } from '../environment/use-session.ts';
import { getProvider } from '../load-provider.ts';
import { Toolbar } from '../state/Toolbar.tsx';
import { ToolDialog } from '../tool/ToolDialog.tsx';
import { ToolNotices } from '../tool/ToolNotices.tsx';

type LabDialogProps = {
  title: string;
  locale: string;
  /** What happened: read out, and shown where the lab is longer than the screen. */
  announcement: string;
  onClose: () => void;
  children: ReactNode;
};

/** The frame of every lab: a dialog with the state of the simulator above the lab. */
export function LabDialog({ title, locale, announcement, onClose, children }: LabDialogProps) {
  const { t } = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const provider = getProvider(locale);
  const { session, ...stored } = useLabSession(provider);
  const [notice, setNotice] = useState('');
  const choice = { provider, session, locale, onNotice: setNotice };
  return (
    <ToolDialog
      dialog={dialog}
      className="lab"
      title={title}
      details={
        <span className="simulated" title={t('playground:simulatedHint')}>
          <Icon name="flask" />
          {t('playground:simulated')}
        </span>
      }
      onClose={onClose}
    >
      <Toolbar
        provider={provider}
        session={session}
        onNotice={setNotice}
        environment={<EnvironmentSwitch {...choice} isSimulatedOnly />}
      />
      <ToolNotices {...stored} notice={notice} />
      <div className="stack lab__body">{children}</div>
      <p className="lab__news" role="status">
        {announcement}
      </p>
    </ToolDialog>
  );
}
