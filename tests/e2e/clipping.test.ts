import type { Page } from 'playwright/test';
import { crawledPaths } from '../expected/kinds.ts';
import { findClipped, widenText } from '../setup/clipped.ts';
import { hydrated } from '../setup/hydrated.ts';
import { isNight, nightlyUnless } from '../setup/nightly.ts';
import { expect, test } from '../setup/test.ts';

/** From the narrowest phone to a wide screen; at every run a phone and a laptop. */
const WIDTHS = isNight ? [320, 390, 768, 1024, 1280, 1440, 1920] : [320, 1280];
const PHONES = isNight ? [320, 390] : [320];

// The drawers of phones would slide away while the window gets narrower.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });
test.setTimeout(600_000);

async function findAt(page: Page, widths: number[]): Promise<string[]> {
  const findings: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    findings.push(...(await findClipped(page)));
  }
  return findings;
}

for (const [language, prefix] of [
  ['Chinese', ''],
  ['English', '/en'],
]) {
  // The words of English are longer.
  const isDaily = language === 'English';
  test(
    `nothing is cut off without a scroll shadow or an ellipsis: ${language} pages`,
    nightlyUnless(isDaily),
    async ({ page }) => {
      const findings: string[] = [];
      for (const path of crawledPaths) {
        await page.goto(prefix + path);
        findings.push(...(await findAt(page, WIDTHS)));
        await widenText(page);
        findings.push(...(await findAt(page, PHONES)));
      }

      expect(findings).toEqual([]);
    },
  );
}

test('the crawl finds an area that scrolls without a shadow or keyboard access, and an ellipsis without a title', async ({
  page,
}) => {
  await page.goto('/en/nothing');
  // React would discard what is added before it hydrates.
  await hydrated(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.evaluate(() => {
    const line = 'a line of some length that does not fit into its box';
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        `<div id="cut">${line}</div><div id="dots">${line}</div><pre id="silent" tabindex="0">${line}</pre><div class="table-frame" id="mute">${line}</div>`,
      );
    for (const id of ['cut', 'dots', 'silent', 'mute']) {
      const { style } = document.querySelector<HTMLElement>(`#${id}`) ?? document.body;
      Object.assign(style, {
        inlineSize: '90px',
        overflow: id === 'cut' || id === 'dots' ? 'hidden' : 'auto',
        whiteSpace: 'nowrap',
      });
    }
    document.querySelector<HTMLElement>('#dots')?.style.setProperty('text-overflow', 'ellipsis');
  });

  expect(await findClipped(page)).toHaveLength(4);
});
