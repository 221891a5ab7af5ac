import type { Channel } from '../../model/channel.ts';
import { PathBar } from '../operation/PathBar.tsx';

/** Address of a channel. */
export function ChannelHead({ channel: { address, servers } }: { channel: Channel }) {
  return <PathBar method="WS" path={address} servers={servers} />;
}
