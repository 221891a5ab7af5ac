import type { Page } from 'playwright/test';
import { waitUntilIdle } from './wait-until-idle.ts';

/** Longer than a busy machine needs between the two calls, shorter than the time limit of a load (`LOAD_TIMEOUT_MS`). */
const JUMP_MS = 15_000;

/**
 * Stops the time of a page that has loaded what it wanted: from here on it passes by `page.clock.runFor` alone. Installed from
 * the start, the clock would end loads by their time limits when it jumps to the pause.
 */
export async function pauseClock(page: Page): Promise<void> {
  await waitUntilIdle(page);
  await stopClock(page);
}

/** The same for a page of which a load is held. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(JUMP_MS);
}
