import { type CardOptions, listenForCards } from './hover-cards.ts';
import { listenForPeek } from './listen-for-peek.ts';

export type ReadingAidOptions = CardOptions & {
  /** A key that the reader has pressed while this was loaded, and still holds. */
  held: KeyboardEvent | undefined;
};

/** What helps who reads on: cards of links, and the other language. Returns how to stop. */
export function startReadingAids(options: ReadingAidOptions): () => void {
  const stops = [listenForCards(options), listenForPeek(options.held)];
  return () => {
    for (const stop of stops) stop();
  };
}
