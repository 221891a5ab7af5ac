/** What a reader does between two calls: puts ids of the responses that came into the next program, in place of the printed ones. */
export function createReaderIds() {
  const ids = new Map<string, string>();

  function learn(printed: unknown, received: unknown): void {
    if (typeof printed === 'string' && typeof received === 'string') {
      if (ID.test(printed)) ids.set(printed, received);
    } else if (isObject(printed) && isObject(received))
      for (const [name, value] of Object.entries(printed)) learn(value, received[name]);
  }

  return {
    /** Compares a printed response with the one that came. */
    learn,
    /** A printed text with the ids that are known by now. */
    fill: (text: string) => [...ids].reduce((filled, [printed, own]) => filled.replaceAll(printed, own), text),
  };
}

const ID = /^[a-z]+_[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

/** Lists too: by their indexes. */
function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
