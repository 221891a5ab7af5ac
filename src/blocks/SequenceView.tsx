import { useText } from '../hooks/use-text.ts';
import type { Sequence } from '../model/sequence.ts';
import { Icon } from '../ui/Icon.tsx';
import { Diagram } from './Diagram.tsx';
import { Section } from './Section.tsx';

/** What happens on a channel, as a picture and in words. */
export function SequenceView({ sequence: { participants, phases, drawing } }: { sequence: Sequence }) {
  const { t } = useText();
  const titleOf = (id: string) => participants.find((participant) => participant.id === id)?.title ?? id;
  const title = phases.map((phase) => phase.title).join(' · ');
  return (
    <Section id="sequence">
      <figure className="fig sec__p">
        <Diagram drawing={drawing} title={title} />
        <figcaption>
          <details className="kids">
            <summary>
              <Icon name="chev" />
              {t('states.inWords')}
            </summary>
            {phases.map((phase) => (
              <div key={phase.title}>
                <p>{phase.title}</p>
                <ol>
                  {phase.steps.map(({ from, to, code, label, note }) => (
                    <li key={`${from} ${to} ${code} ${label}`}>
                      {titleOf(from)} → {titleOf(to)}: {code ? <code translate="no">{code}</code> : label}
                      {note && ` (${note})`}
                    </li>
                  ))}
                </ol>
              </div>
            ))}
          </details>
        </figcaption>
      </figure>
    </Section>
  );
}
