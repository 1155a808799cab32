import type { Token } from "../words/tokens.ts"
import { namePeople } from "./place-words.ts"

// Plants and woods that cities are called like, and what is done to them or made of them.
const materials = new Set(
  (
    "alder aspen birch cedar cherry chestnut cypress elm evergreen grapevine hawthorn hazel hickory holly juniper laurel " +
    "linden magnolia maple mesquite mulberry myrtle oak olive palm pecan pine poplar redwood spruce sycamore walnut willow"
  ).split(" ")
)
const ofMaterials = new Set(
  (
    "tree trees hedge hedges bush bushes shrub shrubs stump branch branches limb limbs leaves roots grass sod vine vines " +
    "removal trimming pruning wood hardwood floor floors flooring plank planks cabinet cabinets countertop countertops " +
    "island table shelf shelves bookcase door doors stairs trim paneling veneer vanity deck fence beam beams"
  ).split(" ")
)

// With these behind them, they are somebody's who works there: "Magnolia tree service".
const workers = new Set("service services company companies guy guys pro pros".split(" "))

const isWorker = (token: Token): boolean => workers.has(token.word) || namePeople([token])

/**
 * Whether a place's name, with the words that follow it, is a plant, or of a wood: "aspen tree removal", "walnut
 * floors".
 */
export const isOfMaterial = (name: ReadonlyArray<Token>, [next, ...more]: ReadonlyArray<Token>): boolean =>
  next !== undefined &&
  name.every(({ word }) => materials.has(word)) &&
  ofMaterials.has(next.word) &&
  !more.some(isWorker)
