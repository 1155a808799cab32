import { art } from "./art.ts"
import { Cloud, Ground, Sun, Tree } from "./parts.tsx"
import { Scene } from "./Scene.tsx"

const Parasol = () => (
  <g>
    <path d="M96 90v132" stroke={art.line} strokeWidth="6" />
    <path d="M22 132a76 62 0 0 1 148 0z" fill={art.accent} />
    <path d="M72 132c0-36 8-56 24-62 16 6 24 26 24 62z" fill={art.light} />
    <path
      d="M116 204h58l20-24"
      fill="none"
      stroke={art.roof}
      strokeWidth="10"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M124 208l-8 16M168 208l8 16" stroke={art.line} strokeWidth="5" strokeLinecap="round" />
  </g>
)

const Water = () => (
  <g>
    <path d="M44 240h330l26 34v46H0v-32z" fill={art.roof} />
    <path d="M44 240h330l10 13H28z" fill={art.light} opacity="0.85" />
    <g fill="none" stroke={art.light} strokeWidth="5" strokeLinecap="round" opacity="0.65">
      <path d="M60 280c12-8 24-8 36 0s24 8 36 0M180 292c12-8 24-8 36 0s24 8 36 0 24-8 36 0M92 308c12-8 24-8 36 0" />
    </g>
    <circle cx="214" cy="274" r="20" fill="none" stroke={art.sun} strokeWidth="11" />
    <path
      d="M318 286v-64a12 12 0 0 1 24 0M346 286v-64a12 12 0 0 1 24 0M318 250h28M318 268h28"
      fill="none"
      stroke={art.line}
      strokeWidth="5"
      strokeLinecap="round"
    />
  </g>
)

/** A pool on a clear day. */
export const PoolScene = () => (
  <Scene>
    <Sun x={318} y={70} />
    <Cloud x={220} y={56} scale={0.8} />
    <Tree x={276} y={226} scale={1.1} />
    <Tree x={368} y={228} scale={1.4} />
    <Ground y={222} fill={art.shade} />
    <Parasol />
    <Water />
  </Scene>
)
