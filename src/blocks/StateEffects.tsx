import { useText } from '../hooks/use-text.ts';
import type { StateEffect } from '../model/state-machine.ts';
import { SmartLink } from '../ui/SmartLink.tsx';
import { Diagram } from './Diagram.tsx';
import { Section } from './Section.tsx';
import { TransitionTable } from './TransitionTable.tsx';

/** What an operation changes: its own transitions in words, and a picture of where the first kind of object may go from there. */
export function StateEffects({ effects }: { effects: StateEffect[] }) {
  const { t } = useText();
  return (
    <Section id="states">
      {effects.map(({ machine, own, whole }) => (
        <div key={machine.id} className="sec__p">
          {machine.drawing && (
            <figure className="fig">
              <Diagram drawing={machine.drawing} title={machine.title} />
              <figcaption>
                {machine.title}
                {whole && (
                  <SmartLink className="lnk" href={whole.path}>
                    {t('states.whole')}
                  </SmartLink>
                )}
              </figcaption>
            </figure>
          )}
          <TransitionTable
            machineId={machine.id}
            title={t('states.changes', { title: machine.title })}
            transitions={machine.transitions.filter(({ key }) => own.includes(key))}
          />
        </div>
      ))}
    </Section>
  );
}
