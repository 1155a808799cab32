import { art } from "./art.ts"
import { Ground } from "./parts.tsx"
import { Scene } from "./Scene.tsx"

const Can = () => (
  <g>
    <path d="M54 226a34 30 0 0 1 68 0" fill="none" stroke={art.line} strokeWidth="4" />
    <path d="M50 224h76v62a8 8 0 0 1-8 8H58a8 8 0 0 1-8-8z" fill={art.light} />
    <rect x="50" y="244" width="76" height="28" fill={art.accent} />
    <path d="M46 216h84v14H98v16a6 6 0 0 1-12 0v-16H46z" fill={art.accent} />
  </g>
)

const Roller = () => (
  <g>
    <rect x="196" y="72" width="130" height="40" rx="10" fill={art.light} />
    <path
      d="M326 92h22v44h-88v32"
      fill="none"
      stroke={art.line}
      strokeWidth="8"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
    <rect x="249" y="164" width="22" height="84" rx="9" fill={art.roof} />
  </g>
)

/** A wall halfway to its new colour. */
export const PaintingScene = () => (
  <Scene>
    <rect width="400" height="272" fill={art.wall} />
    <path
      d="M0 0h326v92H196v46c0 10-16 10-16 0v-22c0-12-18-12-18 0v70c0 12-20 12-20 0v-44c0-10-16-10-16 0v22c0 10-18 10-18 0V92H0z"
      fill={art.accent}
      opacity="0.85"
    />
    <Ground y={268} fill={art.shade} />
    <rect y="262" width="400" height="12" fill={art.light} />
    <Can />
    <Roller />
    <g transform="translate(352 292) rotate(-64)">
      <rect x="-8" y="-66" width="16" height="44" rx="6" fill={art.leaf} />
      <rect x="-14" y="-24" width="28" height="12" fill={art.line} />
      <path d="M-14-12h28l-4 26h-20z" fill={art.sun} />
    </g>
  </Scene>
)
