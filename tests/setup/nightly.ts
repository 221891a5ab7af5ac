/**
 * The tag of a further language, width or page of a test that runs at every push for one of them: `npm test -- --nightly` runs all, and
 * `npx playwright test --config tests/playwright.config.ts --list --grep @nightly` lists them. `isDaily`: this is the one.
 */
export function nightlyUnless(isDaily: boolean): { tag: string[] } {
  return { tag: isDaily ? [] : ['@nightly'] };
}
