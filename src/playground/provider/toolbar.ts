import type { IconName } from '../../../.generated/icons.ts';

/** What a simulated environment shows above every tool. */
export type Toolbar = {
  clock: {
    time: number;
    /** Moves only by `advance`; one that runs cannot be stopped here. */
    isStopped: boolean;
    advance(ms: number): Promise<void>;
    steps: { label: string; ms: number }[];
  };
  /** `about`: the same in a sentence, for who has sent nothing yet. */
  items: { icon: IconName; text: string; detail?: string; about: string }[];
  /** The state as a file; `load` refuses by `false` what is none. `isUsed`: calls have made something in it. */
  state: {
    isUsed?: boolean;
    save(): string;
    load(text: string): Promise<boolean>;
    reset(): Promise<void>;
  };
};

/** What happens by itself next. */
export type Upcoming = { at: number; waitMs: number; label: string };
