import type { DrawingName } from "./drawings.ts"

/** What the work of a trade looks like. */
export const drawnTrades: Readonly<Record<string, ReadonlyArray<DrawingName>>> = {
  Plumbing: [
    "plumbing/whole",
    "bathroom/vanity",
    "plumbing/faucet",
    "bathroom/tub",
    "plumbing/wrench",
    "bathroom/whole"
  ],
  Electrical: [
    "electrical/whole",
    "electrical/lamp",
    "kitchen/whole",
    "electrical/outlet",
    "kitchen/stove",
    "backyard/seats"
  ],
  Cleaning: [
    "cleaning/whole",
    "cleaning/bucket",
    "kitchen/whole",
    "cleaning/broom",
    "bathroom/whole",
    "kitchen/stove"
  ],
  Roofing: [
    "roofing/whole",
    "roofing/shingles",
    "home/front",
    "roofing/eaves",
    "home/neighbor",
    "home/whole"
  ],
  Painting: [
    "painting/whole",
    "painting/roller",
    "home/front",
    "painting/bucket",
    "home/whole",
    "roofing/eaves"
  ],
  Landscaping: [
    "landscaping/whole",
    "backyard/whole",
    "landscaping/flowers",
    "backyard/pergola",
    "landscaping/watering"
  ],
  Construction: [
    "construction/whole",
    "construction/frame",
    "home/whole",
    "construction/crane",
    "home/front"
  ],
  "Kitchen Remodeling": ["kitchen/whole", "kitchen/stove", "kitchen/sink", "painting/roller"],
  "Bathroom Remodeling": ["bathroom/whole", "bathroom/tub", "bathroom/vanity", "plumbing/faucet"],
  "Pool Services": [
    "pool/whole",
    "pool/shade",
    "pool/steps",
    "backyard/whole",
    "backyard/seats",
    "landscaping/whole"
  ]
}

/** Portraits of providers, by the vans that they drive. */
export const portraits: ReadonlyArray<DrawingName> = ["van/green", "van/blue", "van/plum"]

/** A job before and after it was done. */
export const changes: Readonly<Record<string, readonly [before: DrawingName, after: DrawingName]>> = {
  Plumbing: ["plumbing/before", "plumbing/faucet"],
  Electrical: ["electrical/before", "electrical/lamp"]
}
