import { useText } from '../../hooks/use-text.ts';
import type { Channel } from '../../model/channel.ts';
import { Facts } from '../operation/Facts.tsx';
import { PathBar } from '../operation/PathBar.tsx';
import { areServersShown, Servers } from '../operation/Servers.tsx';

/** Address and facts of a channel. */
export function ChannelHead({ channel: { id, address, protocol, servers } }: { channel: Channel }) {
  const { t } = useText();
  return (
    <>
      <PathBar method="WS" path={address} servers={servers} />
      <Facts
        entries={[
          [t('channel.protocol'), protocol.toUpperCase()],
          [
            t('channel.channelId'),
            <code key="id" translate="no">
              {id}
            </code>,
          ],
          [t('operation.servers'), areServersShown(servers) && <Servers servers={servers} />],
        ]}
      />
    </>
  );
}
