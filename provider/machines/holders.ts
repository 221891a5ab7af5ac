import { setAt } from '../../src/playground/form/json-path.ts';
import { createHolderBody, createOpeningBody } from '../fields/example-bodies.ts';
import type { ActionContext, ActionName, MachineDefinition, ObjectAction } from './action.ts';

/** `HolderStatus`: last names trigger what the verification decides. */
export const holders: MachineDefinition = {
  kind: 'holder',
  idField: 'holderId',
  initial: [
    { name: 'createHolder', rows: ['H1'], run: (context) => create('Chan', context) },
    { name: 'createReviewed', rows: ['H1'], run: (context) => create('Review', context) },
    { name: 'createRejected', rows: ['H1'], run: (context) => create('Reject', context) },
    { name: 'createIncomplete', rows: ['H1'], run: (context) => create('Incomplete', context) },
  ],
  actions: [
    {
      name: 'updateHolder',
      by: 'api',
      rows: ['H5'],
      run: ({ call }, holderId) => call('updateHolder', { lastName: 'Chan' }, { holderId }),
    },
    {
      name: 'openForHolder',
      by: 'api',
      run: ({ call, getState }, holderId) => call('openCard', createOpeningBody(getState(), holderId)),
    },
    decide('approve', 'H2'),
    decide('reject', 'H3'),
    decide('incomplete', 'H4'),
    decide('complete', 'H6'),
    decide('suspend', 'H7'),
    decide('restore', 'H8'),
  ],
};

function create(lastName: string, { call, getState }: ActionContext) {
  return call('createHolder', setAt(createHolderBody(getState()), ['lastName'], lastName));
}

function decide(decision: ActionName, row: string): ObjectAction {
  return {
    name: decision,
    by: 'external',
    rows: [row],
    run: ({ control }, holderId) => control(`/sandbox/holders/${holderId}/decisions`, { decision }),
  };
}
