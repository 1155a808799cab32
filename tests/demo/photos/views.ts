import type { DrawingName } from "#adapters/demo/drawings.ts"
import type { art } from "#ui/shared/illustrations/art.ts"

type Colors = Readonly<Record<keyof typeof art, string>>

const day: Colors = {
  sky: "#E4F1EE",
  wall: "#FFF8EA",
  shade: "#EADFCB",
  roof: "#0B5F57",
  accent: "#D9774A",
  leaf: "#5FA98B",
  sun: "#F2C14E",
  line: "#24403C",
  light: "#FFFFFF"
}

const clay: Colors = {
  sky: "#F6E9DF",
  wall: "#FFFBF4",
  shade: "#E3CDB9",
  roof: "#7A3B2E",
  accent: "#2F7F86",
  leaf: "#8AA66B",
  sun: "#F0B54A",
  line: "#3B2A25",
  light: "#FFFFFF"
}

const blue: Colors = {
  sky: "#DCE9F7",
  wall: "#FBF7EF",
  shade: "#D5DCE6",
  roof: "#2B4C7E",
  accent: "#E08E45",
  leaf: "#6BA58C",
  sun: "#F5CD5B",
  line: "#22314A",
  light: "#FFFFFF"
}

const plum: Colors = {
  sky: "#EFE6F2",
  wall: "#FFF9F3",
  shade: "#DCCFDD",
  roof: "#5B3B6E",
  accent: "#D98A3D",
  leaf: "#7FA487",
  sun: "#F3C65C",
  line: "#33263F",
  light: "#FFFFFF"
}

const evening: Colors = {
  sky: "#25354F",
  wall: "#C9B79A",
  shade: "#6F6A72",
  roof: "#3E6C74",
  accent: "#C4683F",
  leaf: "#3F6B5B",
  sun: "#F7CF6B",
  line: "#121A29",
  light: "#EFE6D2"
}

/** Colours of what has not been maintained for years. */
const faded: Colors = {
  sky: "#D9D6D0",
  wall: "#E6E1D6",
  shade: "#C3BBAE",
  roof: "#6D6A63",
  accent: "#9A7F6B",
  leaf: "#8A917F",
  sun: "#CFC29C",
  line: "#4A4843",
  light: "#EDEAE4"
}

/** A part of a scene of 400 by 320 units, by its corner and its width, in some colours. */
type View = readonly [x: number, y: number, width: number, colors: Colors]

export const views: Readonly<Record<DrawingName, View>> = {
  "backyard/whole": [0, 12, 400, day],
  "backyard/pergola": [20, 50, 280, plum],
  "backyard/seats": [110, 60, 260, evening],
  "bathroom/whole": [0, 12, 400, day],
  "bathroom/vanity": [0, 40, 320, plum],
  "bathroom/tub": [130, 80, 270, blue],
  "cleaning/whole": [0, 12, 400, day],
  "cleaning/bucket": [50, 90, 260, blue],
  "cleaning/broom": [170, 110, 230, plum],
  "construction/whole": [0, 12, 400, blue],
  "construction/frame": [130, 100, 250, clay],
  "construction/crane": [0, 10, 300, day],
  "electrical/whole": [0, 12, 400, clay],
  "electrical/lamp": [70, 20, 260, evening],
  "electrical/outlet": [180, 130, 220, blue],
  "electrical/before": [70, 20, 260, faded],
  "home/whole": [80, 74, 320, clay],
  "home/front": [100, 90, 220, day],
  "home/neighbor": [220, 110, 180, plum],
  "kitchen/whole": [0, 12, 400, plum],
  "kitchen/stove": [60, 130, 250, clay],
  "kitchen/sink": [200, 40, 200, day],
  "landscaping/whole": [0, 12, 400, day],
  "landscaping/flowers": [0, 184, 170, clay],
  "landscaping/watering": [160, 90, 240, blue],
  "painting/whole": [0, 12, 400, blue],
  "painting/roller": [160, 50, 220, plum],
  "painting/bucket": [10, 140, 230, day],
  "plumbing/whole": [0, 12, 400, day],
  "plumbing/faucet": [90, 70, 230, blue],
  "plumbing/wrench": [190, 50, 210, plum],
  "plumbing/before": [90, 70, 230, faded],
  "pool/whole": [0, 12, 400, blue],
  "pool/shade": [0, 60, 270, evening],
  "pool/steps": [170, 150, 226, day],
  "roofing/whole": [0, 12, 400, clay],
  "roofing/shingles": [90, 30, 260, day],
  "roofing/eaves": [60, 140, 230, blue],
  "van/green": [43, 100, 172, day],
  "van/blue": [43, 100, 172, blue],
  "van/plum": [43, 100, 172, plum]
}
