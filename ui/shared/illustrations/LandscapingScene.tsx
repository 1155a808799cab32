import { art } from "./art.ts"
import { Bush, Cloud, Ground, Sun, Tree } from "./parts.tsx"
import { Scene } from "./Scene.tsx"

const flowers = [40, 74, 108, 142] as const

const Flower = ({ x }: { readonly x: number }) => (
  <g transform={`translate(${x} 284)`}>
    <path
      d="M0 0v-30M0-10l-9-7M0-14l9-7"
      stroke={art.line}
      strokeWidth="3"
      strokeLinecap="round"
      opacity="0.6"
    />
    <circle cy="-34" r="9" fill={art.accent} />
    <circle cy="-34" r="4" fill={art.sun} />
  </g>
)

const WateringCan = () => (
  <g>
    <path d="M246 212h70v58a8 8 0 0 1-8 8h-54a8 8 0 0 1-8-8z" fill={art.roof} />
    <path d="M248 252 204 216l8-10 36 22z" fill={art.roof} />
    <path d="m196 220 18-20" stroke={art.line} strokeWidth="7" strokeLinecap="round" />
    <path d="M316 224c34-6 34 42 0 40" fill="none" stroke={art.line} strokeWidth="7" />
    <path d="M256 212a25 20 0 0 1 50 0" fill="none" stroke={art.line} strokeWidth="6" />
    <g fill={art.roof} opacity="0.7">
      <circle cx="186" cy="236" r="4" />
      <circle cx="176" cy="252" r="4" />
      <circle cx="194" cy="254" r="4" />
    </g>
  </g>
)

/** A garden bed being watered. */
export const LandscapingScene = () => (
  <Scene>
    <Sun x={70} y={64} />
    <Cloud x={286} y={58} />
    <path d="M0 222c90-56 200-40 270-14s100 8 130-12v124H0z" fill={art.leaf} opacity="0.4" />
    <Tree x={344} y={246} scale={1.7} />
    <Tree x={236} y={214} scale={0.8} />
    <Bush x={60} y={254} scale={1.5} />
    <Bush x={146} y={252} scale={1.1} />
    <Ground y={250} />
    <path d="M0 284h214a20 20 0 0 1 20 20v16H0z" fill={art.accent} opacity="0.55" />
    {flowers.map((x) => (
      <Flower key={x} x={x} />
    ))}
    <WateringCan />
  </Scene>
)
