import type { Figure } from '../model/figure.ts';
import { FigureView } from './FigureView.tsx';
import { Section } from './Section.tsx';

/** What happens on a channel, as a section of its page. */
export function SequenceView({ sequence }: { sequence: Figure }) {
  return (
    <Section id="sequence">
      <div className="sec__p">
        <FigureView figure={sequence} />
      </div>
    </Section>
  );
}
