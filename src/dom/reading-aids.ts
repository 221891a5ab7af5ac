import { type CardOptions, listenForCards } from './hover-cards.ts';
import { listenForPeek } from './listen-for-peek.ts';
import { listenForPrint } from './print-footer.ts';

export type ReadingAidOptions = CardOptions & {
  /** Version and date of what a sheet of paper shows. */
  printed: string[];
};

/** What helps who reads on: cards of links, the other language, and where a sheet of paper comes from. Returns how to stop. */
export function startReadingAids(options: ReadingAidOptions): () => void {
  const stops = [listenForCards(options), listenForPeek(), listenForPrint(options.printed)];
  return () => {
    for (const stop of stops) stop();
  };
}
