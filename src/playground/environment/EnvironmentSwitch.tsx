import { type ComponentType, useState } from 'react';
import type { PageProvider } from '../../../provider/environments/page-provider.ts';
import { dismissMenu } from '../../hooks/use-menus.ts';
import { useText } from '../../hooks/use-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/Menu.tsx';
import type { EnvironmentName } from '../client/exchange.ts';
import { loadEnvironmentParts } from './load-parts.ts';
import type { ServerPanelProps } from './ServerPanel.tsx';
import { type Environment, getOwnServer, setEnvironment } from './use-environment.ts';
import { useOnline } from './use-online.ts';
import { pageProvider } from './use-provider.ts';

const CHOICES = [
  { name: 'page', icon: 'box' },
  { name: 'server', icon: 'plug' },
  { name: 'own', icon: 'ext' },
] as const;

type EnvironmentSwitchProps = {
  environment: Environment;
  locale: string;
  /** Without the reader's own address, which has no controls. */
  isSandboxOnly?: boolean;
  onNotice: (text: string) => void;
};

/** Where calls go. The server of this machine is the choice only when it has been reached. */
export function EnvironmentSwitch({ environment, locale, isSandboxOnly = false, onNotice }: EnvironmentSwitchProps) {
  const { t } = useText();
  const isOnline = useOnline();
  const [ServerPanel, setServerPanel] = useState<ComponentType<ServerPanelProps>>();
  const chosen = CHOICES.find(({ name }) => name === environment.name) ?? CHOICES[0];
  const origin = environment.name === 'own' ? undefined : environment.provider.origin;

  const leavePanel = (provider?: PageProvider) => {
    setServerPanel(undefined);
    if (provider) setEnvironment({ name: 'server', provider });
  };
  async function choose(name: EnvironmentName): Promise<void> {
    onNotice('');
    setServerPanel(undefined);
    if (name === 'page') return setEnvironment({ name, provider: pageProvider });
    try {
      const parts = await loadEnvironmentParts(locale);
      if (name === 'own') setEnvironment({ name, server: getOwnServer() });
      else setServerPanel(() => parts.ServerPanel);
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
            <Icon name={chosen.icon} />
            {t(`playground:environment.${chosen.name}`)}
            <Icon name="chevron" />
          </>
        }
        buttonClass="button button--small"
        className="environment-switch"
      >
        {CHOICES.filter(({ name }) => !(isSandboxOnly && name === 'own')).map(({ name, icon }) => (
          <button
            key={name}
            type="button"
            className="menu-item"
            aria-pressed={name === environment.name}
            disabled={name === 'own' && !isOnline}
            onClick={({ currentTarget }) => {
              const menu = currentTarget.closest('details');
              if (menu) dismissMenu(menu);
              void choose(name);
            }}
          >
            <Icon name={icon} />
            <span>
              {t(`playground:environment.${name}`)}
              <small>
                {name === 'own' && !isOnline
                  ? t('playground:offline')
                  : name === 'server' && origin !== undefined
                    ? origin
                    : t(`playground:environmentHint.${name}`)}
              </small>
            </span>
          </button>
        ))}
      </Menu>
      {ServerPanel && <ServerPanel onDone={leavePanel} />}
    </>
  );
}
