/** Path of the page for unknown addresses, without language and base. */
export const NOT_FOUND_PATH = '/404';

/** Path of the page that the service worker shows without a network, in place of one that is not stored. No guide is likely to have it. */
export const OFFLINE_PATH = '/404-offline';
