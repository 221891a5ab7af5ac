import { useText } from '../../hooks/use-text.ts';
import type { StateEffect, Transition } from '../../model/state-machine.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { Section } from '../operation/Section.tsx';
import { DiagramFigure } from './DiagramFigure.tsx';
import { FoldedTransitions } from './FoldedTransitions.tsx';
import { TransitionTable } from './TransitionTable.tsx';

/** What an operation changes: its own transitions in words, and a picture of where the first kind of object may go from there. */
export function StateEffects({ effects }: { effects: StateEffect[] }) {
  const { t } = useText();
  return (
    <Section id="states">
      {effects.map((effect) => (
        <div key={effect.machine.id} className="page-section__text">
          <EffectHead effect={effect} />
        </div>
      ))}
      <FoldedTransitions transitions={effects.flatMap(getOwn)}>
        {effects.map((effect) => (
          <TransitionTable
            key={effect.machine.id}
            machineId={effect.machine.id}
            title={t('states.changes', { title: effect.machine.title })}
            transitions={getOwn(effect)}
          />
        ))}
      </FoldedTransitions>
    </Section>
  );
}

function getOwn({ machine, own }: StateEffect): Transition[] {
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
    <DiagramFigure drawing={machine.drawing} title={machine.title}>
      {caption}
    </DiagramFigure>
  );
}
