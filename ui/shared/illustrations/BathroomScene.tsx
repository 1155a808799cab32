import { art } from "./art.ts"
import { Ground } from "./parts.tsx"
import { Scene } from "./Scene.tsx"

const Mirror = () => (
  <g>
    <rect
      x="34"
      y="48"
      width="92"
      height="104"
      rx="46"
      fill={art.light}
      stroke={art.accent}
      strokeWidth="7"
    />
    <path d="m58 118 34-40M76 128l26-30" stroke={art.sky} strokeWidth="7" strokeLinecap="round" />
  </g>
)

const Vanity = () => (
  <g>
    <rect x="22" y="188" width="116" height="14" rx="5" fill={art.light} />
    <rect x="30" y="202" width="100" height="76" rx="4" fill={art.roof} />
    <path d="M80 206v68M70 236v10M90 236v10" stroke={art.light} strokeWidth="4" strokeLinecap="round" />
    <path d="M80 188v-16h16" fill="none" stroke={art.line} strokeWidth="6" strokeLinecap="round" />
  </g>
)

const Tub = () => (
  <g>
    <path d="M176 204h196v24a52 52 0 0 1-52 52h-92a52 52 0 0 1-52-52z" fill={art.light} />
    <rect x="166" y="196" width="216" height="14" rx="7" fill={art.wall} />
    <path d="M186 196c2-22 28-24 36-8 8-20 36-16 40 2 12-12 34-6 34 6z" fill={art.light} opacity="0.9" />
    <path d="M212 278l-8 16M336 278l8 16" stroke={art.accent} strokeWidth="9" strokeLinecap="round" />
  </g>
)

const Shower = () => (
  <g>
    <path d="M352 196V74a26 26 0 0 0-52 0v14" fill="none" stroke={art.line} strokeWidth="7" />
    <path d="M276 104a24 18 0 0 1 48 0z" fill={art.line} />
    <path
      d="M284 116v14M300 116v20M316 116v14M292 144v12M308 148v12"
      stroke={art.roof}
      strokeWidth="4"
      strokeLinecap="round"
    />
  </g>
)

/** A renovated bathroom. */
export const BathroomScene = () => (
  <Scene>
    <path
      d="M0 60h400M0 120h400M0 180h400M0 240h400M60 0v280M160 0v280M260 0v280M360 0v280"
      stroke={art.wall}
      strokeWidth="3"
      opacity="0.55"
    />
    <Mirror />
    <Vanity />
    <Shower />
    <Tub />
    <Ground y={284} fill={art.shade} />
  </Scene>
)
