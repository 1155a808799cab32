import { art } from "./art.ts"

interface At {
  readonly x: number
  readonly y: number
  readonly scale?: number
}

const placed = ({ scale = 1, x, y }: At) => `translate(${x} ${y}) scale(${scale})`

/** Standing at (x, y): 44 wide, 96 high. */
export const Tree = (at: At) => (
  <g transform={placed(at)}>
    <rect x="-4" y="-40" width="8" height="40" rx="3" fill={art.accent} />
    <circle cx="0" cy="-62" r="30" fill={art.leaf} />
    <circle cx="-14" cy="-46" r="18" fill={art.leaf} />
    <circle cx="15" cy="-44" r="17" fill={art.leaf} />
    <path d="M0-42v-22M0-52l9-8" stroke={art.line} strokeWidth="2.5" strokeLinecap="round" opacity="0.35" />
  </g>
)

/** Standing at (x, y): 60 wide, 26 high. */
export const Bush = (at: At) => (
  <path transform={placed(at)} d="M-30 0c-2-12 8-18 15-14 3-13 21-14 25-2 10-5 20 3 20 16z" fill={art.leaf} />
)

export const Sun = ({ x, y, scale = 1 }: At) => (
  <g transform={placed({ x, y, scale })}>
    <circle r="34" fill={art.sun} opacity="0.25" />
    <circle r="22" fill={art.sun} />
  </g>
)

export const Cloud = (at: At) => (
  <path
    transform={placed(at)}
    d="M-34 10a13 13 0 0 1 4-25 20 20 0 0 1 37-6 16 16 0 0 1 25 14 9 9 0 0 1 0 17z"
    fill={art.light}
    opacity="0.7"
  />
)

/** The lawn or floor from height y down. */
export const Ground = ({ fill = art.leaf, y }: { readonly y: number; readonly fill?: string }) => (
  <rect y={y} width="400" height={320 - y} fill={fill} />
)

/** A window of four panes, its corner at (x, y): 36 by 40. */
export const Window = (at: At) => (
  <g transform={placed(at)}>
    <rect width="36" height="40" rx="4" fill={art.light} stroke={art.line} strokeWidth="3" />
    <path d="M18 1v38M1 20h34" stroke={art.line} strokeWidth="2.5" />
  </g>
)

/** A door, its foot's left end at (x, y): 40 by 70. */
export const Door = (at: At) => (
  <g transform={placed(at)}>
    <path d="M0 0v-62a8 8 0 0 1 8-8h24a8 8 0 0 1 8 8V0z" fill={art.accent} />
    <circle cx="32" cy="-32" r="3" fill={art.light} />
  </g>
)

/** A tick in a disc, 40 across, its middle at (x, y). */
export const Tick = (at: At) => (
  <g transform={placed(at)}>
    <circle r="20" fill={art.roof} />
    <path
      d="m-8 0 6 6 11-12"
      fill="none"
      stroke={art.light}
      strokeWidth="4.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </g>
)
