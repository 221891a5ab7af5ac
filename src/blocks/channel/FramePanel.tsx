import { useEffect, useRef, useState } from 'react';
import { required } from '../../../packages/base/invariant.ts';
import { useDeferredSamples } from '../../hooks/use-deferred-samples.ts';
import { useText } from '../../hooks/use-text.ts';
import type { Channel } from '../../model/channel.ts';
import { withDeferredCode } from '../../model/deferred-samples.ts';
import { groupBy } from '../../model/group-by.ts';
import { messageId } from '../../model/sections.ts';
import { ExampleSelect } from '../operation/ExampleSelect.tsx';
import { SamplePanel } from '../operation/SamplePanel.tsx';
import { CodePre } from '../prose/CodePre.tsx';

type FramePanelProps = {
  channel: Channel;
  page: { path: string };
  /** Fragment of the message that the reader has reached. */
  inView: string | undefined;
};

/**
 * One example of a message: of that in view, of that which the reader opens, or chosen from a list. The page brings the first example of each
 * message; all that are there are in the document, for print and readers without script.
 */
export function FramePanel({ channel, page, inView }: FramePanelProps) {
  const { t } = useText();
  const isComplete = channel.messages.every(({ examples }) => examples.length < 2);
  const { deferred, load } = useDeferredSamples(page.path, isComplete);
  const frames = channel.messages.flatMap(({ name, directions, group, examples }) =>
    withDeferredCode(examples, name, deferred).map((example, index) => ({
      key: `${name} ${example.name}`,
      message: name,
      group: group?.title ?? t(`blocks:channel.${required(directions[0], 'A message has a direction.')}`),
      text: index === 0 ? name : `${name} · ${example.summary || example.name}`,
      example,
      isBrought: examples[index]?.code.source !== '',
    })),
  );
  const [chosen, setChosen] = useState(frames[0]?.key ?? '');
  const loaded = frames.filter(({ example }) => example.code.source !== '');
  const shown = loaded.find(({ key }) => key === chosen) ?? loaded[0];
  // Deferred code is rendered when its tab is chosen: hydration adds nothing.
  const rendered = loaded.filter((frame) => frame === shown || frame.isBrought);

  const choose = (key: string) => {
    load();
    setChosen(key);
  };
  const chooseMessage = (id: string) => {
    const frame = frames.find(({ message }) => messageId(message) === id);
    if (frame) choose(frame.key);
  };
  useOpenedMessage(chooseMessage);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the reader has come to another message.
  useEffect(() => {
    // The row of a closed one is not read.
    const message = document.getElementById(inView ?? '');
    if (message instanceof HTMLDetailsElement && message.open) chooseMessage(message.id);
  }, [inView]);

  if (!shown) return null;
  const groups = [...groupBy(frames, ({ group }) => group)].map(([label, members]) => ({
    label,
    options: members.map(({ key, text }) => ({ value: key, text })),
  }));
  return (
    <SamplePanel
      id="message-sample"
      title={t('blocks:channel.messageSample')}
      tools={<ExampleSelect label={t('blocks:channel.message')} groups={groups} chosen={chosen} onChoose={choose} />}
    >
      {rendered.map((frame) => (
        <div
          key={frame.key}
          role="tabpanel"
          aria-label={frame.text}
          className="panel__example"
          data-label={frame.text}
          hidden={frame !== shown}
        >
          <CodePre code={frame.example.code} fields={messageId(frame.message)} />
        </div>
      ))}
    </SamplePanel>
  );
}

/** Calls back with the fragment of a message that the reader opens in the text. */
function useOpenedMessage(onOpen: (id: string) => void): void {
  const latest = useRef(onOpen);
  useEffect(() => {
    latest.current = onOpen;
  });
  useEffect(() => {
    const read = ({ target }: MouseEvent) => {
      const message = target instanceof Element ? target.closest('.channel-message > summary')?.parentElement : null;
      if (message instanceof HTMLDetailsElement && !message.open) latest.current(message.id);
    };
    document.addEventListener('click', read);
    return () => document.removeEventListener('click', read);
  }, []);
}
