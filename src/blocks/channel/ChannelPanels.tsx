import { useActiveHeading } from '../../hooks/use-active-heading.ts';
import { useLinkedFields } from '../../hooks/use-linked-fields.ts';
import type { Channel } from '../../model/channel.ts';
import type { Locale } from '../../model/locale.ts';
import { messageId } from '../../model/sections.ts';
import { ClientPanel } from './ClientPanel.tsx';
import { FramePanel } from './FramePanel.tsx';

type ChannelPanelsProps = { channel: Channel; page: { path: string; locale: Locale } };

/** A client in the language of the reader, and a frame. Who reads about messages finds the frame of the message in view, large. */
export function ChannelPanels({ channel, page }: ChannelPanelsProps) {
  const ids = channel.messages.map(({ name }) => messageId(name));
  const active = useActiveHeading(['title', 'messages', ...ids, 'query', 'sequence', 'close-codes', 'states']) ?? '';
  useLinkedFields();
  return (
    <div
      className="panels"
      data-emphasis={active === 'messages' || ids.includes(active) ? 'response' : 'request'}
      data-lines="many"
    >
      {channel.clients && <ClientPanel channel={channel} clients={channel.clients} page={page} />}
      <FramePanel channel={channel} page={page} inView={ids.includes(active) ? active : undefined} />
    </div>
  );
}
