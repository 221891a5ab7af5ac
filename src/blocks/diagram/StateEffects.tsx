import { useText } from '../../hooks/use-text.ts';
import type { StateEffect, Transition } from '../../model/state-machine.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { Section } from '../operation/Section.tsx';
import { DiagramFigure } from './DiagramFigure.tsx';
import { FoldedTransitions } from './FoldedTransitions.tsx';
import { StateLegend } from './StateLegend.tsx';
import { TransitionTable } from './TransitionTable.tsx';

/** What an operation changes: a picture of where the first kind of object may go from there, and all that is drawn in words. */
export function StateEffects({ effects }: { effects: StateEffect[] }) {
  const { t } = useText();
  return (
    <Section id="states">
      {effects.map((effect) => (
        <div key={effect.machine.id} className="page-section__text">
          <EffectHead effect={effect} />
        </div>
      ))}
      <FoldedTransitions transitions={effects.flatMap(getShown)}>
        {effects.map((effect) => (
          <TransitionTable
            key={effect.machine.id}
            machineId={effect.machine.id}
            title={t('states.changes', { title: effect.machine.title })}
            transitions={getShown(effect)}
          />
        ))}
      </FoldedTransitions>
    </Section>
  );
}

/** The words have what the picture has; without a picture, what the operation does itself. */
function getShown({ machine, own }: StateEffect): Transition[] {
  if (machine.drawing) return machine.transitions;
  return machine.transitions.filter(({ key }) => own.includes(key));
}

/** The picture with its caption; without one the caption heads the table. */
function EffectHead({ effect: { machine, complete } }: { effect: StateEffect }) {
  const { t } = useText();
  const caption = (
    <>
      {complete ? `${machine.title} · ` : machine.title}
      {complete && (
        <SmartLink className="text-link" href={complete.path}>
          {t('states.complete')}
        </SmartLink>
      )}
    </>
  );
  if (!machine.drawing) return <p className="subheading">{caption}</p>;
  return (
    <DiagramFigure drawing={machine.drawing} title={machine.title} legend={<StateLegend machine={machine} hasOwn />}>
      {caption}
    </DiagramFigure>
  );
}
