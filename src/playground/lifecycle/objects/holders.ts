import { createHolderBody, createOpeningBody } from '../../../../provider/fields/example-bodies.ts';
import { setAt } from '../../form/json-path.ts';
import type { Lifecycle, Move, MoveName, MoveTools } from '../move.ts';

/** `HolderStatus`: last names trigger what the verification decides. */
export const holders: Lifecycle = {
  kind: 'holder',
  idField: 'holderId',
  starts: [
    { name: 'createHolder', rows: ['H1'], make: (tools) => create('Chan', tools) },
    { name: 'createReviewed', rows: ['H1'], make: (tools) => create('Review', tools) },
    { name: 'createRejected', rows: ['H1'], make: (tools) => create('Reject', tools) },
    { name: 'createIncomplete', rows: ['H1'], make: (tools) => create('Incomplete', tools) },
  ],
  moves: [
    {
      name: 'updateHolder',
      by: 'api',
      rows: ['H5'],
      make: (holderId, { call }) => call('updateHolder', { lastName: 'Chan' }, { holderId }),
    },
    {
      name: 'openForHolder',
      by: 'api',
      make: (holderId, { call, getState }) => call('openCard', createOpeningBody(getState(), holderId)),
    },
    decide('approve', 'H2'),
    decide('reject', 'H3'),
    decide('incomplete', 'H4'),
    decide('complete', 'H6'),
    decide('suspend', 'H7'),
    decide('restore', 'H8'),
  ],
};

function create(lastName: string, { call, getState }: MoveTools) {
  return call('createHolder', setAt(createHolderBody(getState()), ['lastName'], lastName));
}

function decide(decision: MoveName, row: string): Move {
  return {
    name: decision,
    by: 'outside',
    rows: [row],
    make: (holderId, { control }) => control(`/sandbox/holders/${holderId}/decisions`, { decision }),
  };
}
