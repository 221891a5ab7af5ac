import type { Figure } from '../../model/prose.ts';
import { Section } from '../operation/Section.tsx';
import { Prose } from '../prose/Prose.tsx';
import { FigureView } from './FigureView.tsx';

/** What happens on a channel, as a section of its page. */
export function SequenceView({ sequence }: { sequence: Figure }) {
  return (
    <Section id="sequence">
      <div className="page-section__text">
        <FigureView figure={sequence}>
          <Prose nodes={sequence.words} />
        </FigureView>
      </div>
    </Section>
  );
}
