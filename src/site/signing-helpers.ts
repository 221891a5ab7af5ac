/** Where readers find the files that signed samples import. */
export const SIGNING_HELPERS = '/guide/#signing-helpers';
