import type { Channel } from '../../model/channel.ts';
import type { Figure } from '../../model/prose.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Section } from '../operation/Section.tsx';
import { FoldNames } from '../prose/Details.tsx';
import { Prose } from '../prose/Prose.tsx';
import { FigureView } from './FigureView.tsx';

type SequenceViewProps = { sequence: Figure; further: Channel['furtherSequence'] };

/** What happens on a channel, as a section of its page; what few connections come to is folded, named by its frames. */
export function SequenceView({ sequence, further }: SequenceViewProps) {
  return (
    <Section id="sequence">
      <div className="page-section__text">
        <FigureView figure={sequence}>
          <Prose nodes={sequence.words} />
        </FigureView>
      </div>
      {further && (
        <details className="fold" suppressHydrationWarning>
          <summary>
            <Icon name="chevron" />
            <b className="fold__title">{further.figure.title}</b>
            <FoldNames names={further.codes} />
          </summary>
          <div className="fold__body">
            <FigureView figure={further.figure}>
              <Prose nodes={further.figure.words} />
            </FigureView>
          </div>
        </details>
      )}
    </Section>
  );
}
