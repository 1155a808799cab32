import { art } from "./art.ts"
import { Bush, Ground, Sun, Tree } from "./parts.tsx"
import { Scene } from "./Scene.tsx"

const lights = [
  [122, 108],
  [158, 120],
  [196, 124],
  [234, 120],
  [270, 108]
] as const

const Pergola = () => (
  <g>
    <path d="M104 256V92M288 256V92" stroke={art.accent} strokeWidth="12" />
    <path d="M80 90h232" stroke={art.accent} strokeWidth="14" strokeLinecap="round" />
    <path
      d="M112 70v24M148 70v24M184 70v24M220 70v24M256 70v24M292 70v24"
      stroke={art.accent}
      strokeWidth="9"
    />
    <path d="M106 98c50 34 130 34 180 0" fill="none" stroke={art.line} strokeWidth="3" />
    {lights.map(([cx, cy]) => (
      <circle key={cx} cx={cx} cy={cy} r="7" fill={art.sun} />
    ))}
  </g>
)

const Seats = () => (
  <g>
    <path
      d="M128 196h12v26h34v32M128 254v-58"
      fill="none"
      stroke={art.roof}
      strokeWidth="9"
      strokeLinejoin="round"
    />
    <path
      d="M264 196h-12v26h-34v32M264 254v-58"
      fill="none"
      stroke={art.roof}
      strokeWidth="9"
      strokeLinejoin="round"
    />
    <path d="M180 218h32M196 218v36M184 254h24" stroke={art.line} strokeWidth="7" strokeLinecap="round" />
    <path d="M189 214v-14h14v14z" fill={art.accent} />
  </g>
)

/** A deck under a pergola with lights. */
export const BackyardScene = () => (
  <Scene>
    <Sun x={352} y={52} scale={0.9} />
    <g fill={art.wall}>
      {[0, 44, 88, 132, 176, 220, 264, 308, 352].map((x) => (
        <path key={x} d={`M${x + 4} 250v-86l18-14 18 14v86z`} />
      ))}
    </g>
    <Tree x={42} y={250} scale={1.5} />
    <Tree x={360} y={250} scale={1.2} />
    <Ground y={244} />
    <Pergola />
    <Seats />
    <path d="M56 254h284l26 38H28z" fill={art.shade} />
    <path d="M48 266h300M38 280h320" stroke={art.line} strokeWidth="2.5" opacity="0.25" />
    <Bush x={44} y={306} scale={1.2} />
    <Bush x={352} y={308} scale={1.3} />
  </Scene>
)
