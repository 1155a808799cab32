import { art } from "./art.ts"
import { Cloud, Door, Ground, Sun, Tree, Window } from "./parts.tsx"
import { Scene } from "./Scene.tsx"

const rows = [118, 144, 170, 196]

const Shingles = () => (
  <g stroke={art.line} strokeWidth="3" strokeLinecap="round" opacity="0.3">
    {rows.map((y, index) => (
      <path
        key={y}
        d={`M${132 - index * 24} ${y}h${140 + index * 44}`}
        strokeDasharray={`22 ${10 + index}`}
      />
    ))}
  </g>
)

/** A large roof with its last shingles on their way. */
export const RoofingScene = () => (
  <Scene>
    <Sun x={338} y={58} />
    <Cloud x={72} y={62} />
    <Ground y={282} />
    <Tree x={366} y={288} scale={1.1} />
    <rect x="78" y="200" width="246" height="86" fill={art.wall} />
    <Window x={104} y={226} />
    <Window x={262} y={226} />
    <Door x={181} y={286} />
    <rect x="252" y="66" width="30" height="60" fill={art.accent} />
    <rect x="246" y="60" width="42" height="12" rx="3" fill={art.line} />
    <path d="M132 92h138l84 120H48z" fill={art.roof} />
    <Shingles />
    <path d="M184 92h86l30 42h-94z" fill={art.accent} opacity="0.9" />
    <path d="M40 208h322v12H40z" fill={art.line} />
    <g stroke={art.sun} strokeWidth="6" strokeLinecap="round">
      <path d="M36 300 92 96M64 300 120 96" />
      <path d="M44 272h28M52 244h28M59 216h28M67 188h28M75 160h28M82 132h28" strokeWidth="5" />
    </g>
  </Scene>
)
