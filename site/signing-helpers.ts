/** Where readers find the files that signed samples import. */
export const SIGNING_HELPERS = '/guide/key-pair#signing-helpers';

/** Where readers learn to sign, by the way in which requests are signed. */
export const SIGNING = {
  headers: '/guide/global-request-header#the-string-to-sign',
  query: '/token/#signed-query',
} as const;
