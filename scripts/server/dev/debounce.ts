/** Calls once for all that happens within a time. */
export function debounce(run: () => void, milliseconds: number): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(run, milliseconds);
  };
}
