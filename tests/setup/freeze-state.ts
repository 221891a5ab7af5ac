import { immer } from '../../provider/simulator/state/work.ts';

// A change of the simulator's state outside a step throws.
immer.setAutoFreeze(true);
