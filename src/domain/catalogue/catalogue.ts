import { type CategoryName, categoryNames } from "./category-names.ts"

interface About {
  /** A drawing's name; the screens have one for each. */
  readonly icon: string
  readonly description: string
}

const about: Record<CategoryName, About> = {
  Plumbing: { icon: "faucet", description: "Leaks, drains, water heaters and new fixtures." },
  Electrical: { icon: "bolt", description: "Wiring, panels, lighting and safety inspections." },
  Cleaning: { icon: "broom", description: "Regular, deep and move-out cleaning for homes and offices." },
  Roofing: { icon: "roof", description: "Repairs, replacements, gutters and storm damage." },
  Painting: { icon: "roller", description: "Interior and exterior painting, cabinets and decks." },
  Landscaping: { icon: "leaf", description: "Lawns, garden design, trees and irrigation." },
  HVAC: { icon: "fan", description: "Heating, air conditioning and ventilation." },
  Handyman: { icon: "hammer", description: "Small repairs, mounting, assembly and odd jobs." },
  Carpentry: { icon: "saw", description: "Built-ins, trim, doors and custom woodwork." },
  Flooring: { icon: "planks", description: "Hardwood, tile, vinyl and carpet, laid or refinished." },
  Construction: { icon: "crane", description: "New homes, additions, ADUs and commercial buildings." },
  "Kitchen Remodeling": { icon: "stove", description: "Cabinets, countertops, islands and whole kitchens." },
  "Bathroom Remodeling": { icon: "bath", description: "Showers, vanities, tile and full renovations." },
  "Pool Services": { icon: "waves", description: "Installation, cleaning, repair and equipment." },
  Moving: { icon: "truck", description: "Packing, loading and moving, near and far." }
}

// The ids are fixed, so that every installation and every backup agrees on them: the order is part of the data.
const idOf = (position: number) =>
  `01900000-0000-7000-8000-0000000000${String(position + 1).padStart(2, "0")}`

/** The service categories, in the order of their names. */
export const catalogue = categoryNames.map((name, position) => {
  const { description, icon } = about[name]
  return { id: idOf(position), name, icon, description }
})
