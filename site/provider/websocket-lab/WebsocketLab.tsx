import './websocket-lab.css';
import './timeline.css';
import './messages.css';
import { useState, useSyncExternalStore } from 'react';
import { LabDialog } from '../../../src/playground/lab/LabDialog.tsx';
import type { LabProps } from '../../../src/playground/lab/lab-props.ts';
import { getProvider } from '../../../src/playground/load-provider.ts';
import { NextStep } from '../../../src/playground/state/NextStep.tsx';
import { Icon } from '../../../src/ui/Icon.tsx';
import type { Text } from '../strings/text.ts';
import { useText } from '../strings/use-text.ts';
import { CloseNotice } from './CloseNotice.tsx';
import { ConnectionBox } from './ConnectionBox.tsx';
import { EventBox } from './EventBox.tsx';
import { FaultBox, WIDE } from './FaultBox.tsx';
import { FrameList } from './FrameList.tsx';
import { FrameView } from './FrameView.tsx';
import { getDelivery, type LogEntry } from './log.ts';
import { MessageList } from './MessageList.tsx';
import { MissedAckGuide } from './MissedAckGuide.tsx';
import { findMissedAckStep } from './missed-ack.ts';
import { TimelineView } from './TimelineView.tsx';
import { createTimeline } from './timeline.ts';
import { useSession } from './use-session.ts';

/** A client of the listen socket, with everything that can happen to it. */
export function WebsocketLab({ blocks, locale, onClose }: LabProps) {
  const { t } = useText();
  const controls = useSession(locale);
  const { session, receiver, snapshot, failure, run } = controls;
  const { entries } = snapshot;
  /** How many entries are shown: undefined is the present, which grows. */
  const [scrubbed, setPosition] = useState<number>();
  const position = scrubbed !== undefined && scrubbed < entries.length ? scrubbed : undefined;
  const [chosen, setChosen] = useState<number>();
  const shown = position === undefined ? entries : entries.slice(0, position);
  const now = position === undefined ? session.environment.getTime() : (shown.at(-1)?.time ?? 0);
  const timeline = createTimeline(shown, now);
  const present = createTimeline(entries, session.environment.getTime());
  const isPast = position !== undefined;
  const selected = [...snapshot.heartbeats, ...shown].find(({ id }) => id === chosen) ?? shown.findLast(isFrame);
  const closeCodes = blocks.flatMap((block) => (block.kind === 'channel' ? block.channel.closeCodes : []));
  const last = shown.at(-1);
  const isGuided = findMissedAckStep(present).step !== 'done';
  const isWide = useSyncExternalStore(subscribeToWidth, () => matchMedia(WIDE).matches);
  const boxes = (
    <div key="controls" className="stack ws-lab__controls">
      <ConnectionBox controls={controls} isGuided={isGuided} />
      <EventBox controls={controls} />
      <FaultBox controls={controls} />
    </div>
  );
  const view = (
    <div key="view" className="stack ws-lab__view">
      <TimelineView
        timeline={timeline}
        end={present.end}
        entries={entries}
        heartbeats={snapshot.heartbeats}
        position={position}
        chosen={selected?.id}
        onPosition={setPosition}
        onChoose={setChosen}
      />
      {!isGuided && (
        <NextStep
          upcoming={getProvider(locale).next(receiver)}
          onAdvance={(milliseconds) => run(() => session.environment.advance(milliseconds))}
        />
      )}
      <MessageList timeline={timeline} controls={controls} isPast={isPast} isGuided={isGuided} />
    </div>
  );
  return (
    <LabDialog title={t('websocket-lab:title')} locale={locale} announcement={announce(entries, t)} onClose={onClose}>
      <MissedAckGuide timeline={present} controls={controls} isPast={isPast} />
      {failure && (
        <p className="lab-notice" role="alert">
          <Icon name="stop" />
          <span>{failure}</span>
        </p>
      )}
      {last?.kind === 'close' && <CloseNotice close={last} codes={closeCodes} controls={controls} isPast={isPast} />}
      <div className="stack ws-lab">
        {isWide ? [boxes, view] : [view, boxes]}
        {shown.length > 0 && (
          <div className="stack ws-lab__frames">
            <FrameList snapshot={snapshot} entries={shown} chosen={selected?.id} onChoose={setChosen} />
            {selected && <FrameView entry={selected} />}
          </div>
        )}
      </div>
    </LabDialog>
  );
}

function subscribeToWidth(onChange: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** The last thing that matters to who listens. */
function announce(entries: readonly LogEntry[], t: Text): string {
  const entry = entries.findLast((one) => getDelivery(one) ?? one.kind === 'open');
  const delivery = entry && getDelivery(entry);
  if (delivery)
    return t('websocket-lab:announced', { type: delivery.type, seq: delivery.seq, attempt: delivery.attempt });
  return entry ? t('websocket-lab:connection.open') : '';
}

function isFrame({ kind }: LogEntry): boolean {
  return kind === 'in' || kind === 'out' || kind === 'confirmed';
}
