import { art } from "./art.ts"
import { Bush, Cloud, Door, Ground, Sun, Tick, Tree, Window } from "./parts.tsx"
import { Scene } from "./Scene.tsx"

const starAt = (x: number) => `translate(${x} 47) scale(0.62)`
const star = "M12 2.6l2.9 5.9 6.5.95-4.7 4.58 1.1 6.47L12 17.45 6.2 20.5l1.1-6.47L2.6 9.45l6.5-.95z"

const House = () => (
  <g>
    <rect x="122" y="146" width="164" height="118" fill={art.wall} />
    <rect x="122" y="146" width="40" height="118" fill={art.shade} opacity="0.5" />
    <rect x="238" y="82" width="22" height="52" fill={art.accent} />
    <path d="M104 154 204 72l100 82h-26l-74-60-74 60z" fill={art.roof} />
    <circle cx="204" cy="132" r="14" fill={art.light} stroke={art.line} strokeWidth="3" />
    <Window x={142} y={176} />
    <Window x={232} y={176} />
    <Door x={186} y={264} />
    <rect x="176" y="258" width="60" height="8" rx="3" fill={art.shade} />
  </g>
)

const Neighbour = () => (
  <g>
    <rect x="300" y="190" width="78" height="74" fill={art.shade} />
    <path d="M290 196 339 152l49 44z" fill={art.accent} />
    <Window x={322} y={208} scale={0.85} />
  </g>
)

const Ladder = () => (
  <g stroke={art.line} strokeWidth="4" strokeLinecap="round">
    <path d="M84 264 118 130M104 264 138 130" />
    <path d="M89 246h20M94 226h20M99 206h20M104 186h20M109 166h20M114 146h20" strokeWidth="3" />
  </g>
)

const Rating = () => (
  <g>
    <rect x="26" y="32" width="112" height="44" rx="14" fill={art.light} />
    {[32, 50, 68, 86, 104].map((x) => (
      <path key={x} d={star} transform={starAt(x + 3)} fill={art.sun} />
    ))}
  </g>
)

/** The home page's hero: a house being looked after. */
export const HomeScene = () => (
  <Scene>
    <Sun x={332} y={66} />
    <Cloud x={196} y={48} scale={0.8} />
    <path d="M0 250c60-50 130-44 190-22s140 20 210-30v122H0z" fill={art.leaf} opacity="0.35" />
    <Neighbour />
    <House />
    <Ladder />
    <Tree x={50} y={266} />
    <Ground y={262} />
    <path d="M190 264h32l26 56h-84z" fill={art.shade} />
    <Bush x={272} y={270} />
    <Bush x={352} y={282} scale={1.1} />
    <Bush x={104} y={286} scale={0.8} />
    <Rating />
    <Tick x={282} y={132} />
  </Scene>
)
