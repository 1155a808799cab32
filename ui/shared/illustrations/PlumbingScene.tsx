import { art } from "./art.ts"
import { Scene } from "./Scene.tsx"

const drop = "M0-13c7 9 10 13 10 18a10 10 0 0 1-20 0c0-5 3-9 10-18z"

const Tiles = () => (
  <g stroke={art.wall} strokeWidth="3" opacity="0.6">
    <path d="M0 50h400M0 100h400M0 150h400M0 200h400M50 0v250M130 0v250M210 0v250M290 0v250M370 0v250" />
  </g>
)

/** A basin under a tap, its pipes open to see. */
export const PlumbingScene = () => (
  <Scene>
    <Tiles />
    <rect y="250" width="400" height="70" fill={art.shade} />
    <rect x="60" y="206" width="240" height="18" rx="6" fill={art.wall} />
    <path d="M96 224h168l-14 52a22 22 0 0 1-21 16h-98a22 22 0 0 1-21-16z" fill={art.light} />
    <path d="M180 292v18h80" fill="none" stroke={art.line} strokeWidth="12" strokeLinejoin="round" />
    <path
      d="M118 206v-70a42 42 0 0 1 84 0v16"
      fill="none"
      stroke={art.roof}
      strokeWidth="20"
      strokeLinecap="round"
    />
    <rect x="102" y="192" width="32" height="16" rx="5" fill={art.line} />
    <path d="M90 158h56" stroke={art.accent} strokeWidth="12" strokeLinecap="round" />
    <rect x="188" y="146" width="28" height="14" rx="5" fill={art.line} />
    <path d={drop} transform="translate(202 184) scale(0.8)" fill={art.roof} opacity="0.8" />
    <g transform="translate(318 120) rotate(32)">
      <path
        d="M-14-58a24 24 0 0 1 8 44v76a9 9 0 0 0 18 0v-76a24 24 0 0 0 8-44l-4 24-13 6-13-6z"
        fill={art.accent}
      />
      <circle cx="3" cy="54" r="4.5" fill={art.light} />
    </g>
  </Scene>
)
