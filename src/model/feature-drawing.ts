/** Drawings that a feature of the home page may name. */
export const FEATURE_DRAWINGS = ['card', 'globe', 'coin'] as const;

export type FeatureDrawing = (typeof FEATURE_DRAWINGS)[number];
