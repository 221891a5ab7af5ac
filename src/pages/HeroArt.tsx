/** Guilloché: thirteen waves, a quarter of a height apart. */
const WAVES = Array.from({ length: 13 }, (_, index) => (index - 6) / 4);
/** The rosette of the coin: nine ellipses, 20 degrees apart. */
const PETALS = Array.from({ length: 9 }, (_, index) => index * 20);
const DOTS = [31, 42, 53, 64, 84, 95, 106, 117];
const CURRENCIES = [
  { sign: '¥', x: 356, y: 66 },
  { sign: '$', x: 492, y: 106 },
  { sign: '€', x: 568, y: 232 },
];
const ARCS = [
  'M343 258C372 160 414 118 470 112',
  'M343 258c60-50 132-60 201-34',
  'M343 258c56 6 112 34 152 82',
  'M343 258c-14-64-10-118 5-168',
];

/** A card that pays around the globe; its colours and its motion are in `styles/pages/hero.css`. */
export function HeroArt({ label }: { label: string }) {
  return (
    <svg className="hero-art" viewBox="0 0 620 500" fill="none" role="img" aria-label={label}>
      <defs>
        <path
          id="h-w"
          vectorEffect="non-scaling-stroke"
          d="M-20 0c30-34 55-34 85 0s55 34 85 0 55-34 85 0 55 34 85 0 55-34 85 0"
        />
        <ellipse id="h-e" rx="31" ry="11" />
        <clipPath id="h-c">
          <rect width="316" height="200" rx="18" />
        </clipPath>
      </defs>
      <Globe />
      <Card />
      {['hero-art__arc', 'hero-art__flow'].map((name) => (
        <g key={name} className={name}>
          {ARCS.map((arc) => (
            <path key={arc} d={arc} />
          ))}
        </g>
      ))}
      <circle className="hero-art__source" cx="343" cy="258" r="7" />
      <g className="hero-art__node">
        {CURRENCIES.map(({ sign, x, y }) => (
          <g key={sign}>
            <circle cx={x} cy={y} r="25" />
            <text x={x} y={y + 8}>
              {sign}
            </text>
          </g>
        ))}
      </g>
      <Coins />
    </svg>
  );
}

function Globe() {
  return (
    <g className="hero-art__globe">
      <circle cx="352" cy="232" r="208" />
      <ellipse cx="352" cy="232" rx="70" ry="208" />
      <ellipse cx="352" cy="232" rx="142" ry="208" />
      <path d="M352 24v416M144 232h416M172 128h360M172 336h360M230 62h244M230 402h244" />
    </g>
  );
}

function Card() {
  return (
    <>
      <g transform="translate(92 104) rotate(5)">
        <rect className="hero-art__back" width="316" height="200" rx="18" />
        <path className="hero-art__backline" d="M0 44h316M24 168h64M24 150h104" />
      </g>
      <g transform="translate(34 190) rotate(-9)">
        <rect className="hero-art__card" width="316" height="200" rx="18" />
        <g clipPath="url(#h-c)" className="hero-art__wave">
          {[0, -42].map((shift) => (
            <g key={shift} transform={`translate(${shift} 104)`}>
              {WAVES.map((height) => (
                <use key={height} href="#h-w" transform={`scale(1 ${height})`} />
              ))}
            </g>
          ))}
        </g>
        <rect className="hero-art__chip" x="28" y="58" width="46" height="36" rx="7" />
        <path className="hero-art__chipline" d="M28 70h15v12H28M74 70H59v12h15M43 58v36M59 58v36" />
        <g className="hero-art__label" strokeLinecap="round">
          <path d="M92 66c6 6 6 14 0 20M101 60c10 10 10 22 0 32M110 54c13 13 13 31 0 44" strokeWidth="2.5" />
          <path
            transform="translate(262 22)"
            strokeWidth="4"
            d="M0 22V9.5a5.5 5.5 0 0 1 11 0V22M11 9.5a5.5 5.5 0 0 1 11 0v2.75"
          />
        </g>
        <circle className="hero-art__dot" cx="284" cy="43" r="3" />
        <g className="hero-art__fill">
          {DOTS.map((x) => (
            <circle key={x} cx={x} cy="150" r="3" />
          ))}
          <text x="136" y="156">
            4821
          </text>
        </g>
      </g>
    </>
  );
}

function Coins() {
  return (
    <g transform="translate(498 372)">
      <path className="hero-art__coin3" d="M-50 42v16c0 12 22 20 50 20s50-8 50-20V44c0 12-22 20-50 20s-50-8-50-20z" />
      <path className="hero-art__coin2" d="M-50 20v18c0 12 22 20 50 20s50-8 50-20V20c0 12-22 20-50 20s-50-8-50-20z" />
      <path className="hero-art__coin1" d="M-50-4v18c0 12 22 20 50 20s50-8 50-20V-4z" />
      <ellipse className="hero-art__coin0" cy="-4" rx="50" ry="20" />
      <g className="hero-art__rosette" transform="translate(0 -4) scale(1 .4)">
        {PETALS.map((angle) => (
          <use key={angle} href="#h-e" transform={`rotate(${angle})`} />
        ))}
        <circle r="41" />
      </g>
    </g>
  );
}
