import { art } from "./art.ts"
import { Bush, Tree } from "./parts.tsx"
import { Vignette } from "./Scene.tsx"

const SmallHouse = () => (
  <g>
    <rect x="62" y="70" width="72" height="52" fill={art.wall} stroke={art.line} strokeWidth="3" />
    <path d="M50 76 98 36l48 40z" fill={art.roof} />
    <path d="M88 122V98a10 10 0 0 1 20 0v24z" fill={art.accent} />
  </g>
)

/** No results: a house under a magnifying glass. */
export const NothingFoundArt = () => (
  <Vignette>
    <Bush x={44} y={124} />
    <SmallHouse />
    <circle cx="134" cy="70" r="34" fill={art.light} opacity="0.55" />
    <circle cx="134" cy="70" r="34" fill="none" stroke={art.line} strokeWidth="7" />
    <path d="m158 95 22 24" stroke={art.line} strokeWidth="11" strokeLinecap="round" />
  </Vignette>
)

/** No projects: a clipboard waiting for its first line. */
export const NoProjectsArt = () => (
  <Vignette>
    <Bush x={152} y={124} />
    <rect x="58" y="22" width="84" height="102" rx="10" fill={art.roof} />
    <rect x="67" y="36" width="66" height="80" rx="5" fill={art.light} />
    <rect x="82" y="14" width="36" height="20" rx="7" fill={art.line} />
    <path d="M78 70 100 52l22 18v28H78z" fill={art.accent} opacity="0.85" />
    <path d="M94 98V84h12v14z" fill={art.light} />
    <g transform="rotate(24 156 84)">
      <rect x="150" y="46" width="12" height="58" rx="3" fill={art.sun} />
      <path d="M150 104h12l-6 14z" fill={art.line} />
    </g>
  </Vignette>
)

/** No quotes: a slip with a price tag. */
export const NoQuotesArt = () => (
  <Vignette>
    <path
      d="M56 18h66a8 8 0 0 1 8 8v96l-13-8-12 8-12-8-12 8-12-8-12 8-9-6V26a8 8 0 0 1 8-8z"
      fill={art.light}
      stroke={art.line}
      strokeWidth="3"
    />
    <path d="M66 44h46M66 60h34M66 76h40" stroke={art.shade} strokeWidth="6" strokeLinecap="round" />
    <g transform="rotate(-14 142 84)">
      <path d="M112 70h52a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8h-52L96 89z" fill={art.accent} />
      <circle cx="112" cy="89" r="5" fill={art.light} />
      <path
        d="M146 76v26M153 82c-4-5-15-4-15 2 0 7 15 4 15 11 0 6-11 7-16 1"
        fill="none"
        stroke={art.light}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </g>
  </Vignette>
)

/** No messages: two bubbles, nothing said yet. */
export const NoMessagesArt = () => (
  <Vignette>
    <path
      d="M34 30h82a12 12 0 0 1 12 12v34a12 12 0 0 1-12 12H68l-20 18V88H34a12 12 0 0 1-12-12V42a12 12 0 0 1 12-12z"
      fill={art.roof}
    />
    <path d="M46 58h.1M74 58h.1M102 58h.1" stroke={art.light} strokeWidth="11" strokeLinecap="round" />
    <path
      d="M104 62h62a12 12 0 0 1 12 12v24a12 12 0 0 1-12 12h-6v16l-18-16h-38a12 12 0 0 1-12-12V74a12 12 0 0 1 12-12z"
      fill={art.light}
      stroke={art.line}
      strokeWidth="3"
    />
    <path d="M110 80h50M110 94h32" stroke={art.accent} strokeWidth="6" strokeLinecap="round" />
  </Vignette>
)

/** No reviews: stars waiting to be filled. */
export const NoReviewsArt = () => (
  <Vignette>
    <path
      d="M40 26h120a12 12 0 0 1 12 12v50a12 12 0 0 1-12 12h-46l-14 20-14-20H40a12 12 0 0 1-12-12V38a12 12 0 0 1 12-12z"
      fill={art.light}
      stroke={art.line}
      strokeWidth="3"
    />
    {[44, 68, 92, 116, 140].map((x, index) => (
      <path
        key={x}
        transform={`translate(${x - 4} 50) scale(0.95)`}
        d="M12 2.6l2.9 5.9 6.5.95-4.7 4.58 1.1 6.47L12 17.45 6.2 20.5l1.1-6.47L2.6 9.45l6.5-.95z"
        fill={index < 3 ? art.sun : art.shade}
      />
    ))}
  </Vignette>
)

/** The page is not there: a signpost beside an empty plot. */
export const LostArt = () => (
  <Vignette width={280}>
    <Tree x={42} y={124} scale={0.9} />
    <path d="M102 126V34" stroke={art.accent} strokeWidth="9" strokeLinecap="round" />
    <path d="M72 34h68l16 14-16 14H72z" fill={art.roof} />
    <path d="M132 72H66L50 85l16 13h66z" fill={art.sun} />
    <path d="M86 48h42M74 85h44" stroke={art.light} strokeWidth="5" strokeLinecap="round" />
    <path
      d="M136 124v-20l20-16 20 16v20"
      fill="none"
      stroke={art.line}
      strokeWidth="3"
      strokeDasharray="6 6"
    />
    <Bush x={92} y={126} scale={0.6} />
  </Vignette>
)
