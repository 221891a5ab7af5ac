/** Whether this is the night, `npm test -- --nightly`, which runs more of what draws its cases by chance, and every sample, server and page. */
export const isNight = process.env.NIGHTLY === '1';

/**
 * The tag of a further language, width or page of a browser test that runs at every push for one of them. The night runs all, and
 * `npx playwright test --config tests/playwright.config.ts --list --grep @nightly` lists them. `isDaily`: this is the one.
 */
export function nightlyUnless(isDaily: boolean): { tag: string[] } {
  return { tag: isDaily ? [] : ['@nightly'] };
}

/** Of a browser test of a rare circumstance, such as storage that is blocked, or of one more control of its kind. */
export const NIGHTLY = nightlyUnless(false);

/**
 * The same for a unit test, of which a push runs what takes a second, or one of a kind. `npx vitest list --tags-filter nightly` lists those
 * of the night.
 */
export function atNight(isDaily = false): { tags: string[] } {
  return { tags: isDaily ? [] : ['nightly'] };
}
