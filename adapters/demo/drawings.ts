/**
 * The stand-ins for photos: pictures of the product's own illustrations (`npm run demo-photos` draws them), by scene
 * and view, and what is to be seen on them.
 */
export const drawings = {
  "backyard/whole": "Drawing: a deck under a pergola with lights",
  "backyard/pergola": "Drawing: a pergola between two trees",
  "backyard/seats": "Drawing: seats in the evening light",
  "bathroom/whole": "Drawing: a renovated bathroom",
  "bathroom/vanity": "Drawing: a new vanity with a round mirror",
  "bathroom/tub": "Drawing: a tub with a shower",
  "cleaning/whole": "Drawing: a room that has just been cleaned",
  "cleaning/bucket": "Drawing: a bucket full of suds",
  "cleaning/broom": "Drawing: broom and spray on a clean floor",
  "construction/whole": "Drawing: a new house under a crane",
  "construction/frame": "Drawing: the frame of a house",
  "construction/crane": "Drawing: a crane lifts the last beam",
  "electrical/whole": "Drawing: a lamp, a switch and an outlet",
  "electrical/lamp": "Drawing: a bright lamp over a room",
  "electrical/outlet": "Drawing: a new outlet",
  "electrical/before": "Drawing: the old lamp",
  "home/whole": "Drawing: a house with new paint and a ladder",
  "home/front": "Drawing: the front of a house",
  "home/neighbor": "Drawing: the house next door",
  "kitchen/whole": "Drawing: a kitchen with new cupboards",
  "kitchen/stove": "Drawing: a stove between cupboards",
  "kitchen/sink": "Drawing: a kitchen sink under a window",
  "landscaping/whole": "Drawing: a garden in bloom",
  "landscaping/flowers": "Drawing: a bed of flowers",
  "landscaping/watering": "Drawing: a watering can under a tree",
  "painting/whole": "Drawing: a wall that is being painted",
  "painting/roller": "Drawing: a roller on a fresh wall",
  "painting/bucket": "Drawing: a bucket of paint",
  "plumbing/whole": "Drawing: a sink with a new faucet",
  "plumbing/faucet": "Drawing: a new faucet",
  "plumbing/wrench": "Drawing: the wrench that fixed it",
  "plumbing/before": "Drawing: the faucet that dripped",
  "pool/whole": "Drawing: a clean pool in summer",
  "pool/shade": "Drawing: a lounger in the shade",
  "pool/steps": "Drawing: new steps into the pool",
  "roofing/whole": "Drawing: a house with a new roof",
  "roofing/shingles": "Drawing: new shingles around a chimney",
  "roofing/eaves": "Drawing: the eaves over a front door",
  "van/green": "Drawing: the side of a van",
  "van/blue": "Drawing: the side of a blue van",
  "van/plum": "Drawing: the side of a purple van"
} as const

export type DrawingName = keyof typeof drawings

export const drawingNames = Object.keys(drawings).filter((name): name is DrawingName =>
  Object.hasOwn(drawings, name)
)

const isPortrait = (name: DrawingName) => name.startsWith("van/")

/** Pixels of the large picture. */
export const sizeOf = (name: DrawingName) =>
  isPortrait(name) ? { width: 800, height: 800 } : { width: 1_200, height: 900 }
