import { required } from '../../packages/base/invariant.ts';

const RINGS = [20, 40, 60, 145, 165, 185, 270, 290, 310].map((x, index) => {
  const radius = required([75, 55, 35][index % 3], 'There are three radii.');
  return `M${x} 150a${radius} ${radius} 0 0 1 ${radius * 2} 0`;
});

/** The arches of the mark: the third hop is broken, the coin is on the ground. */
export function BrokenBridge() {
  return (
    <svg viewBox="0 0 440 190" fill="none" aria-hidden="true">
      <path d={`M0 150h440${RINGS.join('')}`} stroke="var(--line)" />
      <g stroke="var(--qing)" strokeWidth="7" strokeLinecap="round">
        <path d="M32 150a63 63 0 0 1 126 0a63 63 0 0 1 126 0M284 150a63 63 0 0 1 62-63" />
      </g>
      <path
        d="M362 89c18 5 32 16 40 34"
        stroke="var(--line-2)"
        strokeWidth="2"
        strokeDasharray="1 8"
        strokeLinecap="round"
      />
      <g transform="translate(400 134) rotate(24)" className="coin">
        <circle r="16" fill="var(--brass-fill)" />
        <circle r="10.5" strokeWidth="1.2" />
        <path d="M-5 0h10M0-5V5" strokeWidth="1.5" strokeLinecap="round" />
      </g>
      <g fill="var(--bg)" stroke="var(--qing)" strokeWidth="3">
        <circle cx="32" cy="150" r="7" />
        <circle cx="158" cy="150" r="7" />
        <circle cx="284" cy="150" r="7" />
      </g>
    </svg>
  );
}
