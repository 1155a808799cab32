import { art } from "./art.ts"
import { Ground } from "./parts.tsx"
import { Scene } from "./Scene.tsx"

const Socket = () => (
  <g>
    <rect x="290" y="176" width="66" height="66" rx="14" fill={art.light} />
    <circle cx="323" cy="209" r="22" fill={art.sky} />
    <circle cx="315" cy="209" r="4" fill={art.line} />
    <circle cx="331" cy="209" r="4" fill={art.line} />
  </g>
)

const Switch = () => (
  <g>
    <rect x="46" y="170" width="52" height="72" rx="12" fill={art.light} />
    <rect x="60" y="184" width="24" height="44" rx="7" fill={art.sky} />
    <rect x="60" y="184" width="24" height="22" rx="7" fill={art.roof} />
  </g>
)

/** A lamp over a room, with switch and socket. */
export const ElectricalScene = () => (
  <Scene>
    <path d="M200 120 60 320h280z" fill={art.sun} opacity="0.2" />
    <circle cx="200" cy="132" r="86" fill={art.sun} opacity="0.18" />
    <path d="M200 0v52" stroke={art.line} strokeWidth="5" />
    <rect x="180" y="48" width="40" height="26" rx="6" fill={art.roof} />
    <path d="M152 130a48 48 0 1 1 96 0c0 20-14 28-20 44h-56c-6-16-20-24-20-44z" fill={art.sun} />
    <path d="M207 96 184 132h14l-6 28 26-38h-15z" fill={art.light} />
    <rect x="174" y="176" width="52" height="9" rx="4" fill={art.line} />
    <rect x="178" y="189" width="44" height="9" rx="4" fill={art.line} />
    <g stroke={art.sun} strokeWidth="6" strokeLinecap="round">
      <path d="M112 76 90 62M94 132H68M288 76l22-14M306 132h26" />
    </g>
    <Switch />
    <Socket />
    <Ground y={276} fill={art.shade} />
    <path d="M323 231c0 40-60 22-60 60" fill="none" stroke={art.line} strokeWidth="5" strokeLinecap="round" />
    <rect x="252" y="284" width="22" height="28" rx="6" fill={art.accent} />
  </Scene>
)
