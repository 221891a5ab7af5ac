import { SERVER_ORIGIN } from '../../../packages/simulator/core/server-origin.ts';
import { isLoopback } from '../../../src/playground/environment/send-to-address.ts';
import type { Environment } from '../../../src/playground/provider/environment.ts';
import { loadOwnSettings } from '../access/load-own-settings.ts';
import { getSession } from '../sandboxes.ts';
import type { Text } from '../strings/text.ts';
import { readerValues } from '../values/stored-values.ts';
import { ConnectionError } from './connection-error.ts';
import { loadStartCommand } from './load-start-command.ts';
import { ownServer, ownSession } from './own-session.ts';
import { getPageSession } from './page.ts';

let address = SERVER_ORIGIN;

/** The provider in the page, the sandbox server of this machine, an address of the reader's own. */
export function listEnvironments(locale: string, t: Text): Environment[] {
  return [
    {
      id: 'page',
      icon: 'box',
      label: t('provider:environment.page'),
      hint: t('provider:environmentHint.page'),
      isSimulated: true,
      isLocal: true,
      open: async () => getPageSession(),
    },
    {
      id: 'server',
      icon: 'plug',
      label: t('provider:environment.server'),
      hint: t('provider:environmentHint.server'),
      isSimulated: true,
      isLocal: true,
      connection: {
        getAddress: () => address,
        loadStart: async () => ({ text: t('provider:connection.start'), command: await loadStartCommand() }),
        open: (next) => connect(next, t),
      },
    },
    {
      id: 'own',
      icon: 'ext',
      label: t('provider:environment.own'),
      hint: t('provider:environmentHint.own'),
      about: t('provider:firstRunOwn'),
      isSimulated: false,
      isLocal: false,
      async open() {
        await loadOwnSettings(locale, t);
        const server = ownServer.get();
        if (server.merchantId === '') ownServer.set({ ...server, merchantId: readerValues.get().merchant ?? '' });
        return ownSession;
      },
    },
  ];
}

async function connect(next: string, t: Text) {
  if (!isLoopback(next)) return { problem: t('provider:connection.problem.notLocal') };
  address = next;
  const { connectServer } = await import('./server-provider.ts');
  try {
    return { session: getSession(await connectServer(new URL(next).origin)) };
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error;
    return { problem: t(`provider:connection.problem.${error.problem}`, { address: next }) };
  }
}
