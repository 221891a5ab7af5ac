import { Fragment } from 'react';
import { useText } from '../../hooks/use-text.ts';
import { type Transition, transitionId } from '../../model/state-machine.ts';
import { SmartLink } from '../../ui/SmartLink.tsx';
import { TableFrame } from '../prose/TableFrame.tsx';

type TransitionTableProps = { machineId: string; title: string; transitions: Transition[]; hasAnchors?: boolean };

/** Transitions in words, with links to the operations that cause them. */
export function TransitionTable({ machineId, title, transitions, hasAnchors }: TransitionTableProps) {
  const { t } = useText();
  const hasEffects = transitions.some(({ effect }) => effect);
  return (
    <TableFrame label={title}>
      <thead>
        <tr>
          <th scope="col">{t('states.row')}</th>
          <th scope="col">{t('states.change')}</th>
          <th scope="col">{t('states.when')}</th>
          {hasEffects && <th scope="col">{t('states.effect')}</th>}
        </tr>
      </thead>
      <tbody>
        {transitions.map((transition) => (
          <tr key={transition.key} id={hasAnchors ? transitionId(machineId, transition.key) : undefined}>
            <td>{transition.key}</td>
            <td>
              <Change transition={transition} />
            </td>
            <td>
              <Trigger transition={transition} />
            </td>
            {hasEffects && <td>{transition.effect}</td>}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** `inactive` or `active` → `frozen`; what comes into being has no state before. */
function Change({ transition: { from, to } }: { transition: Transition }) {
  const { t } = useText();
  return (
    <>
      {from.map((state, index) => (
        <Fragment key={state}>
          {index > 0 && ' · '}
          <code translate="no">{state}</code>
        </Fragment>
      ))}
      {from.length === 0 ? `${t('states.start')} → ` : ' → '}
      <code translate="no">{to}</code>
    </>
  );
}

function Trigger({ transition: { trigger, operations } }: { transition: Transition }) {
  const pages = operations.flatMap(({ id, page }) => (page ? [{ id, page }] : []));
  return (
    <>
      {trigger}
      {pages.map(({ id, page }) => (
        <span key={id}>
          {' · '}
          <SmartLink className="text-link" href={page.path}>
            {page.title}
          </SmartLink>
        </span>
      ))}
    </>
  );
}
