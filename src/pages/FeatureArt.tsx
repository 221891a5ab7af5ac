import type { ReactNode } from 'react';
import { FEATURE_DRAWINGS, type FeatureDrawing } from '../model/feature-drawing.ts';

const DRAWINGS: Record<FeatureDrawing, ReactNode> = {
  card: (
    <>
      <rect className="feature-art__soft" x="14" y="9" width="38" height="25" rx="4" />
      <rect x="4" y="19" width="40" height="27" rx="4" fill="var(--bg)" />
      <path
        className="feature-art__thin"
        d="M4 36c5-6 9-6 14 0s9 6 14 0 8-5 12-2M4 33c5-4 9-4 14 2s9 7 14 2 8-6 12-4M4 39c5-8 9-8 14-2s9 5 14-2 8-3 12 0"
      />
      <rect className="feature-art__coin" x="9" y="24" width="8" height="6.5" rx="1.5" />
    </>
  ),
  globe: (
    <>
      <circle className="feature-art__soft" cx="28" cy="28" r="22" />
      <path className="feature-art__thin" d="M28 6v44M6 28h44M28 6c-15 12-15 32 0 44M28 6c15 12 15 32 0 44" />
      <path d="M13 35C18 15 36 13 44 25" strokeWidth="2" />
      <circle cx="13" cy="35" r="3.5" fill="var(--bg)" />
      <circle className="feature-art__coin" cx="44" cy="25" r="4.5" />
    </>
  ),
  coin: (
    <>
      <path className="feature-art__soft" d="M8 34v8c0 4.5 9 8 20 8s20-3.5 20-8v-8z" />
      <path d="M8 26v8c0 4.5 9 8 20 8s20-3.5 20-8v-8" fill="var(--bg)" />
      <path className="feature-art__soft" d="M8 17v9c0 4.5 9 8 20 8s20-3.5 20-8v-9" />
      <ellipse className="feature-art__coin" cx="28" cy="17" rx="20" ry="8.5" />
      <ellipse cx="28" cy="17" rx="20" ry="8.5" />
      <ellipse className="feature-art__thin" cx="28" cy="17" rx="13" ry="5" />
    </>
  ),
};

/** Drawing of a feature on the home page. The compiler reports a name that is not known; here it draws nothing. */
export function FeatureArt({ name }: { name: string }) {
  const known = FEATURE_DRAWINGS.find((drawing) => drawing === name);
  if (known === undefined) return null;
  return (
    <svg className="feature-art" viewBox="0 0 56 56" aria-hidden="true">
      {DRAWINGS[known]}
    </svg>
  );
}
