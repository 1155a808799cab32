import { art } from "./art.ts"
import { Cloud, Ground, Sun } from "./parts.tsx"
import { Scene } from "./Scene.tsx"

const Crane = () => (
  <g fill="none" stroke={art.sun} strokeWidth="7" strokeLinejoin="round">
    <path d="M78 284V52M98 284V52M78 52h20" />
    <path d="m78 270 20-26-20-26 20-26-20-26 20-26-20-26 20-26" strokeWidth="4" />
    <path d="M40 62h270M88 30 40 62M88 30l210 32M88 30v24" strokeWidth="5" />
    <path d="M268 62v44" stroke={art.line} strokeWidth="3" />
    <rect x="30" y="62" width="34" height="24" fill={art.line} stroke="none" />
  </g>
)

const Frame = () => (
  <g>
    <rect x="160" y="192" width="186" height="92" fill={art.wall} />
    <path
      d="M160 284V188M206 284V188M253 284V188M300 284V188M346 284V188M160 238h186"
      stroke={art.accent}
      strokeWidth="7"
    />
    <path
      d="M146 194 253 116l107 78M253 116v72M200 154v34M306 154v34M150 190h206"
      fill="none"
      stroke={art.accent}
      strokeWidth="8"
      strokeLinejoin="round"
    />
    <rect x="160" y="242" width="90" height="42" fill={art.roof} opacity="0.85" />
    <path
      d="M160 256h90M160 270h90M182 242v14M216 256v14M200 270v14"
      stroke={art.line}
      strokeWidth="2.5"
      opacity="0.5"
    />
  </g>
)

/** A new house taking shape under a crane. */
export const ConstructionScene = () => (
  <Scene>
    <Sun x={346} y={128} scale={0.9} />
    <Cloud x={176} y={110} scale={0.7} />
    <Frame />
    <Crane />
    <path d="M232 106h72l-8 14h-56z" fill={art.line} />
    <Ground y={280} fill={art.shade} />
    <rect x="140" y="276" width="226" height="14" rx="3" fill={art.line} opacity="0.7" />
    <path d="M16 304l20-38h8l20 38zM26 290h28" fill={art.accent} stroke={art.light} strokeWidth="4" />
    <rect x="10" y="302" width="60" height="8" rx="3" fill={art.line} />
  </Scene>
)
