import { art } from "./art.ts"
import { Vignette } from "./Scene.tsx"

/** Something broke: an unplugged cable. */
export const UnpluggedArt = () => (
  <Vignette>
    <path
      d="M10 92c24 0 22-28 46-28h16"
      fill="none"
      stroke={art.line}
      strokeWidth="7"
      strokeLinecap="round"
    />
    <rect x="68" y="46" width="30" height="36" rx="8" fill={art.roof} />
    <path d="M98 56h12M98 72h12" stroke={art.line} strokeWidth="6" strokeLinecap="round" />
    <rect x="128" y="44" width="26" height="40" rx="8" fill={art.accent} />
    <path
      d="M154 64h8c20 0 14 34 32 34"
      fill="none"
      stroke={art.line}
      strokeWidth="7"
      strokeLinecap="round"
    />
    <path d="m118 34-4-12M112 100l-4 12M122 98l6 10" stroke={art.sun} strokeWidth="5" strokeLinecap="round" />
  </Vignette>
)
