import { art } from "./art.ts"
import { Bush, Cloud, Ground, Sun, Tick, Tree } from "./parts.tsx"
import { Scene } from "./Scene.tsx"

const Van = () => (
  <g>
    <path d="M58 134a14 14 0 0 1 14-14h166v142H58z" fill={art.light} />
    <path d="M238 150h58a14 14 0 0 1 12 7l30 50a14 14 0 0 1 2 7v48H238z" fill={art.roof} />
    <path d="M256 166h36l22 40h-58z" fill={art.sky} />
    <rect x="58" y="214" width="180" height="14" fill={art.accent} />
    <path d="M128 150l26 21v32h-52v-32z" fill={art.roof} />
    <path
      d="m116 184 8 8 15-17"
      fill="none"
      stroke={art.light}
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M50 262h300" stroke={art.line} strokeWidth="8" strokeLinecap="round" />
    {[110, 288].map((cx) => (
      <g key={cx}>
        <circle cx={cx} cy="264" r="27" fill={art.line} />
        <circle cx={cx} cy="264" r="12" fill={art.shade} />
      </g>
    ))}
    <path d="M84 112h140M100 98h124" stroke={art.sun} strokeWidth="7" strokeLinecap="round" />
  </g>
)

/** A professional's van on its way to a job. */
export const ProScene = () => (
  <Scene>
    <Sun x={76} y={60} />
    <Cloud x={296} y={62} />
    <path d="M0 240c80-50 170-40 240-16s110 4 160-20v116H0z" fill={art.leaf} opacity="0.4" />
    <Tree x={366} y={256} scale={1.2} />
    <Tree x={28} y={258} />
    <Ground y={254} />
    <rect y="282" width="400" height="38" fill={art.shade} />
    <path
      d="M20 301h50M110 301h50M200 301h50M290 301h50"
      stroke={art.light}
      strokeWidth="5"
      strokeLinecap="round"
    />
    <Bush x={370} y={276} />
    <Van />
    <Tick x={246} y={112} />
  </Scene>
)
