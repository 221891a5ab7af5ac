/**
 * The candidate that differs least from a word, when it differs in at most a third of its letters. Without `fastest-levenshtein`, because an
 * editor's plugin evaluates these files and resolves no packages (decision 0084).
 * @param {string} word
 * @param {readonly string[]} candidates
 * @returns {string | undefined}
 */
export function nearest(word, candidates) {
  /** @type {{ candidate: string; distance: number } | undefined} */
  let best;
  for (const candidate of candidates) {
    const distance = getDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance <= Math.ceil(word.length / 3) && (best === undefined || distance < best.distance))
      best = { candidate, distance };
  }
  return best?.candidate;
}

/**
 * Levenshtein distance.
 * @param {string} one
 * @param {string} other
 * @returns {number}
 */
function getDistance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
