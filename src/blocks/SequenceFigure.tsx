import { useText } from '../hooks/use-text.ts';
import type { Sequence } from '../model/sequence.ts';
import { Icon } from '../ui/Icon.tsx';
import { DiagramFigure } from './DiagramFigure.tsx';

type SequenceFigureProps = { sequence: Sequence; title: string; caption?: string };

/** A sequence as a picture, and in words for those who cannot see it or want to copy it. */
export function SequenceFigure({ sequence, title, caption }: SequenceFigureProps) {
  const { t } = useText();
  const { participants, phases, drawing } = sequence;
  const titleOf = (id: string) => participants.find((participant) => participant.id === id)?.title ?? id;
  return (
    <DiagramFigure drawing={drawing} title={title}>
      {caption}
      <details className="kids">
        <summary>
          <Icon name="chev" />
          {t('states.inWords')}
        </summary>
        {phases.map((phase) => (
          <div key={phase.title}>
            <p>{phase.title}</p>
            <ol className="ol">
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
    </DiagramFigure>
  );
}
