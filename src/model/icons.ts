/** Icons that content may name: the masks of `styles/icons.css` and its neighbours. */
export const ICONS = [
  ...['auto', 'box', 'chat', 'chev', 'code', 'copy', 'dl', 'doc', 'down', 'ext', 'eye', 'file', 'hash', 'info', 'key'],
  ...['lang', 'mail', 'menu', 'moon', 'more', 'pen', 'plug', 'pulse', 'repo', 'right', 'rss', 'search', 'stop', 'sun'],
  ...['text', 'tip', 'up', 'warn', 'wrap', 'x', 'zoom'],
] as const;

/** Drawings that a feature of the home page may name. */
export const FEATURE_DRAWINGS = ['card', 'globe', 'coin'] as const;

export type FeatureDrawing = (typeof FEATURE_DRAWINGS)[number];
