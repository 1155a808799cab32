import { art } from "./art.ts"
import { Ground, Window } from "./parts.tsx"
import { Scene } from "./Scene.tsx"

const bubbles = [
  [128, 150, 12],
  [156, 126, 8],
  [104, 122, 7],
  [176, 158, 9],
  [138, 96, 5]
] as const

const Bucket = () => (
  <g>
    <path d="M84 192a56 44 0 0 1 112 0" fill="none" stroke={art.line} strokeWidth="5" />
    <path d="M80 190h120l-14 86a12 12 0 0 1-12 10h-68a12 12 0 0 1-12-10z" fill={art.roof} />
    <path d="M80 190h120l-3 20H83z" fill={art.line} opacity="0.25" />
    <path d="M86 190c4-22 26-22 34-8 8-16 32-12 36 2 12-8 34-4 36 6z" fill={art.light} />
  </g>
)

const Broom = () => (
  <g transform="rotate(14 300 180)">
    <rect x="294" y="40" width="10" height="170" rx="5" fill={art.accent} />
    <path d="M280 206h38l18 78h-74z" fill={art.sun} />
    <path d="M276 226h46" stroke={art.accent} strokeWidth="6" />
    <path d="M284 250l-4 32M300 250v34M316 250l4 32" stroke={art.line} strokeWidth="3" opacity="0.4" />
  </g>
)

const Spray = () => (
  <g>
    <path
      d="M214 232h40a6 6 0 0 1 6 6v42a6 6 0 0 1-6 6h-40a6 6 0 0 1-6-6v-42a6 6 0 0 1 6-6z"
      fill={art.leaf}
    />
    <path d="M224 232v-18h-8v-16h40l8 10h-16v24z" fill={art.line} />
    <rect x="208" y="248" width="52" height="20" fill={art.light} />
  </g>
)

/** A clean room with bucket, broom and spray. */
export const CleaningScene = () => (
  <Scene>
    <Window x={36} y={36} scale={2} />
    <Ground y={268} fill={art.shade} />
    <Broom />
    <Bucket />
    <Spray />
    {bubbles.map(([cx, cy, r]) => (
      <circle key={cx} cx={cx} cy={cy} r={r} fill={art.light} stroke={art.roof} strokeWidth="2.5" />
    ))}
    <path
      d="M226 60l5 15 15 5-15 5-5 15-5-15-15-5 15-5zM350 140l4 11 11 4-11 4-4 11-4-11-11-4 11-4z"
      fill={art.sun}
    />
  </Scene>
)
