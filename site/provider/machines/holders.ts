import type { ControlSchema } from '../../../packages/simulator/core/contract/schemas.ts';
import { createHolderBody, createOpeningBody } from '../fields/example-bodies.ts';
import type { ActionContext, MachineDefinition, ObjectAction } from './action.ts';

/** `HolderStatus`: last names trigger what the verification decides. */
export const holders: MachineDefinition = {
  kind: 'holder',
  idField: 'holderId',
  initial: [
    { name: 'createHolder', run: (context) => create('Chan', context) },
    { name: 'createReviewed', run: (context) => create('Review', context) },
    { name: 'createRejected', run: (context) => create('Reject', context) },
    { name: 'createIncomplete', run: (context) => create('Incomplete', context) },
  ],
  actions: [
    {
      name: 'updateHolder',
      by: 'api',
      run: ({ call }, holderId) => call('updateHolder', { lastName: 'Chan' }, { holderId }),
    },
    {
      name: 'openForHolder',
      by: 'api',
      run: ({ call, getState }, holderId) => call('openCard', createOpeningBody(getState(), holderId)),
    },
    ...(['approve', 'reject', 'incomplete', 'complete', 'suspend', 'restore'] as const).map(decide),
  ],
};

function create(lastName: string, { call, getState }: ActionContext) {
  return call('createHolder', { ...createHolderBody(getState()), lastName });
}

function decide(decision: ControlSchema<'HolderDecision'>['decision']): ObjectAction {
  return {
    name: decision,
    by: 'external',
    run: ({ control }, holderId) => control('decideHolder', { holderId }, { decision }),
  };
}
