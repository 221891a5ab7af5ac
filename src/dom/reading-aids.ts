import { type CardOptions, listenForCards } from './hover-cards.ts';
import { listenForPeek } from './listen-for-peek.ts';
import { passOverFittingFrames } from './pass-over-fitting-frames.ts';

export type ReadingAidOptions = CardOptions & {
  /** A key that the reader has pressed while this was loaded, and still holds. */
  held: KeyboardEvent | undefined;
};

/** What helps who reads on: cards of links, the other language, a keyboard that stops only where there is something to do. Returns how to stop. */
export function startReadingAids(options: ReadingAidOptions): () => void {
  const stops = [listenForCards(options), listenForPeek(options.held), passOverFittingFrames()];
  return () => {
    for (const stop of stops) stop();
  };
}
