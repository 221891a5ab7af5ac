import { type ComponentType, useState } from 'react';
import { dismissMenu } from '../../hooks/use-menus.ts';
import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/Menu.tsx';
import type { Connection, Environment } from '../provider/environment.ts';
import type { Provider } from '../provider/provider.ts';
import type { Session } from '../provider/session.ts';
import type { ConnectionPanelProps } from './ConnectionPanel.tsx';
import { useOnline } from './use-online.ts';
import { setSession } from './use-session.ts';

type EnvironmentSwitchProps = {
  provider: Provider;
  session: Session;
  /** Without those that have no controls. */
  isSimulatedOnly?: boolean;
  onNotice: (text: string) => void;
};

type Panel = { Component: ComponentType<ConnectionPanelProps>; label: string; connection: Connection };

/** Where calls go. A server is the choice only when it has been reached. */
export function EnvironmentSwitch({ provider, session, isSimulatedOnly, onNotice }: EnvironmentSwitchProps) {
  const { t } = useText();
  const isOnline = useOnline();
  const [panel, setPanel] = useState<Panel>();
  const choices = provider.environments.filter(({ isSimulated }) => isSimulated || !isSimulatedOnly);
  if (choices.length < 2) return null;
  const chosen = choices.find(({ id }) => id === session.environment);

  const leavePanel = (reached?: Session) => {
    setPanel(undefined);
    if (reached) setSession(reached);
  };
  async function choose(environment: Environment): Promise<void> {
    onNotice('');
    setPanel(undefined);
    try {
      if ('open' in environment) return setSession(await environment.open());
      const { ConnectionPanel } = await import('./parts.ts');
      setPanel({ Component: ConnectionPanel, ...environment });
    } catch (error) {
      console.error(error);
      onNotice(t('tryIt.notLoaded'));
    }
  }
  return (
    <>
      <Menu
        button={
          <>
            {chosen && <Icon name={chosen.icon} />}
            {chosen?.label}
            <Icon name="chevron" />
          </>
        }
        buttonClass="button button--small"
        className="environment-switch"
      >
        {choices.map((environment) => {
          const { id, icon, label, hint, isLocal } = environment;
          const isChosen = id === session.environment;
          const isOutOfReach = !isLocal && !isOnline;
          return (
            <button
              key={id}
              type="button"
              className="menu-item"
              aria-pressed={isChosen}
              disabled={isOutOfReach}
              onClick={({ currentTarget }) => {
                const menu = currentTarget.closest('details');
                if (menu) dismissMenu(menu);
                void choose(environment);
              }}
            >
              <Icon name={icon} />
              <span>
                {label}
                <small>{isOutOfReach ? t('playground:offline') : (isChosen && session.origin) || hint}</small>
              </span>
            </button>
          );
        })}
      </Menu>
      {panel && <panel.Component label={panel.label} connection={panel.connection} onDone={leavePanel} />}
    </>
  );
}
