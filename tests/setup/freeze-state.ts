import { immer } from '../../packages/simulator/core/state/work.ts';

// A change of the simulator's state outside a step throws.
immer.setAutoFreeze(true);
