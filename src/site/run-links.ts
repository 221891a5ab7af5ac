/** Where a reader goes on after the first card. */
export const QUICK_START = '/guide/quick-start';
export const FIRST_RUNS = '/guide/first-runs';
export const CARD_STATES = '/guide/other/card';
