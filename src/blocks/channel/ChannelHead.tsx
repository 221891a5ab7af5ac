import { type Channel, getChannelBadge, getChannelPath, isTopic } from '../../model/channel.ts';
import { PathBar } from '../operation/PathBar.tsx';

/** Address of a channel. The brokers of a topic are among its facts. */
export function ChannelHead({ channel }: { channel: Channel }) {
  const servers = isTopic(channel) ? [] : channel.servers;
  return <PathBar method={getChannelBadge(channel)} path={getChannelPath(channel)} servers={servers} />;
}
