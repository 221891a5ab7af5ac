/** Numbers of the product, each once, named after what it limits. */

/** Social links in the bar; the rest are under "more". */
export const SOCIAL_LINKS_SHOWN = 5;

/** How long a copy button says that it has copied. */
export const COPY_CONFIRMATION_MS = 2000;

/** A zoomed image closes after scrolling this far. */
export const IMAGE_ZOOM_SCROLL_OFFSET_PX = 40;

/** The card of a link opens when the pointer rests there for so long, and stays so long after it has left. */
export const HOVER_CARD_OPEN_MS = 300;
export const HOVER_CARD_CLOSE_MS = 150;

/** The progress bar of a page transition. */
export const PROGRESS_DELAY_MS = 200;
export const PROGRESS_MINIMUM = 0.08;
export const PROGRESS_SPEED_MS = 200;
export const PROGRESS_TRICKLE_MS = 800;

/** Data of a page that has not loaded by then counts as failed. */
export const LOAD_TIMEOUT_MS = 20_000;

export const SEARCH_DEBOUNCE_MS = 150;
/** A search that takes longer shows the notice of a slow connection. */
export const SEARCH_SLOW_MS = 4000;
export const SEARCH_MATCHES = 7;
export const SEARCH_EXCERPT_CHARACTERS = 100;
export const SEARCH_CACHE_ENTRIES = 100;

/** The address follows the filter of the error catalogue when typing pauses: browsers limit how often it may change. */
export const FILTER_ADDRESS_DELAY_MS = 300;

/** Deepest headings that the overview lists. */
export const OVERVIEW_HEADING_DEPTH = 2;
