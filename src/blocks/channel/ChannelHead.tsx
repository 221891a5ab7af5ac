import { type Channel, getChannelBadge, getChannelPath } from '../../model/channel.ts';
import { PathBar } from '../operation/PathBar.tsx';

/** Address of a channel. */
export function ChannelHead({ channel }: { channel: Channel }) {
  return <PathBar method={getChannelBadge(channel)} path={getChannelPath(channel)} servers={channel.servers} />;
}
