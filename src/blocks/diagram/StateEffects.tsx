import { useText } from '../../hooks/use-text.ts';
import type { StateEffect, Transition } from '../../model/state-machine.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { Section } from '../operation/Section.tsx';
import { DiagramFigure } from './DiagramFigure.tsx';
import { FoldedTransitions } from './FoldedTransitions.tsx';
import { StateLegend } from './StateLegend.tsx';
import { TransitionTable } from './TransitionTable.tsx';

/** What an operation changes: a row for each kind of object, with a picture of where it may go from there, and the same in words. */
export function StateEffects({ effects }: { effects: StateEffect[] }) {
  const { t } = useText();
  return (
    <Section id="states">
      {effects.map((effect) => (
        <FoldedTransitions key={effect.machine.id} label={effect.machine.title} transitions={getOwn(effect)}>
          <div className="page-section__text">
            <EffectHead effect={effect} />
          </div>
          <TransitionTable
            machineId={effect.machine.id}
            title={t('states.changes', { title: effect.machine.title })}
            transitions={getShown(effect)}
          />
        </FoldedTransitions>
      ))}
    </Section>
  );
}

/** The words have what the picture has; without a picture, what the operation does itself. */
function getShown({ machine, own }: StateEffect): Transition[] {
  return machine.drawing ? machine.transitions : getOwn({ machine, own });
}

/** What the operation does itself. */
function getOwn({ machine, own }: Pick<StateEffect, 'machine' | 'own'>): Transition[] {
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
