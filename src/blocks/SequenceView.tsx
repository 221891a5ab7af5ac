import type { Sequence } from '../model/sequence.ts';
import { Section } from './Section.tsx';
import { SequenceFigure } from './SequenceFigure.tsx';

/** What happens on a channel, as a section of its page. */
export function SequenceView({ sequence }: { sequence: Sequence }) {
  return (
    <Section id="sequence">
      <div className="sec__p">
        <SequenceFigure sequence={sequence} title={sequence.phases.map(({ title }) => title).join(' · ')} />
      </div>
    </Section>
  );
}
