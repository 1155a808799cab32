import { art } from "./art.ts"
import { Ground, Window } from "./parts.tsx"
import { Scene } from "./Scene.tsx"

const Lamp = ({ x }: { readonly x: number }) => (
  <g transform={`translate(${x} 0)`}>
    <path d="M0 0v54" stroke={art.line} strokeWidth="3" />
    <path d="M-22 78a22 26 0 0 1 44 0z" fill={art.accent} />
    <circle cy="82" r="7" fill={art.sun} />
  </g>
)

const Cupboard = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect width="66" height="74" rx="5" fill={art.roof} />
    <rect
      x="8"
      y="8"
      width="50"
      height="58"
      rx="3"
      fill="none"
      stroke={art.line}
      strokeWidth="2.5"
      opacity="0.4"
    />
    <path d="M52 32v12" stroke={art.light} strokeWidth="4" strokeLinecap="round" />
  </g>
)

const Stove = () => (
  <g>
    <rect x="166" y="196" width="76" height="88" rx="4" fill={art.light} />
    <rect x="176" y="224" width="56" height="40" rx="5" fill={art.line} />
    <path
      d="M178 210h.1M194 210h.1M214 210h.1M230 210h.1"
      stroke={art.accent}
      strokeWidth="8"
      strokeLinecap="round"
    />
    <path d="M180 188h44v-22h-44zM224 172h20" fill={art.accent} stroke={art.accent} strokeWidth="5" />
    <path
      d="M192 156c-6-8 6-12 0-22M210 156c-6-8 6-12 0-22"
      fill="none"
      stroke={art.light}
      strokeWidth="4"
      strokeLinecap="round"
    />
  </g>
)

/** A fitted kitchen. */
export const KitchenScene = () => (
  <Scene>
    <rect y="120" width="400" height="76" fill={art.wall} />
    <Cupboard x={20} y={22} />
    <Cupboard x={92} y={22} />
    <Window x={304} y={36} scale={1.9} />
    <Lamp x={210} />
    <Lamp x={268} />
    <Ground y={282} fill={art.shade} />
    <Cupboard x={22} y={208} />
    <Cupboard x={94} y={208} />
    <Cupboard x={248} y={208} />
    <Cupboard x={320} y={208} />
    <Stove />
    <rect x="12" y="194" width="152" height="14" rx="4" fill={art.light} />
    <rect x="244" y="194" width="150" height="14" rx="4" fill={art.light} />
    <path
      d="M300 194v-24a14 14 0 0 1 28 0v6"
      fill="none"
      stroke={art.line}
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path
      d="M50 194v-18h26v18zM63 176c-16-6-14-26-4-30 2 8 10 10 8 20 4-6 10-6 12-12 6 14-4 22-16 22z"
      fill={art.leaf}
    />
  </Scene>
)
