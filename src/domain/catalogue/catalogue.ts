import { type CategoryName, categoryNames } from "./category-names.ts"

interface About {
  /** A drawing's name. */
  readonly icon: string
  /** The closest kind of LocalBusiness that schema.org knows. */
  readonly business: string
  readonly description: string
}

/** The kind of a business of no category, or of one that schema.org does not know. */
export const anyBusiness = "HomeAndConstructionBusiness"

/** Everything that the product knows of a category besides its name, from which its slug is made. */
const about = {
  Plumbing: {
    icon: "faucet",
    business: "Plumber",
    description: "Leaks, drains, water heaters and new fixtures."
  },
  Electrical: {
    icon: "bolt",
    business: "Electrician",
    description: "Wiring, panels, lighting and safety inspections."
  },
  Cleaning: {
    icon: "broom",
    business: anyBusiness,
    description: "Regular, deep and move-out cleaning for homes and offices."
  },
  Roofing: {
    icon: "roof",
    business: "RoofingContractor",
    description: "Repairs, replacements, gutters and storm damage."
  },
  Painting: {
    icon: "roller",
    business: "HousePainter",
    description: "Interior and exterior painting, cabinets and decks."
  },
  Landscaping: {
    icon: "leaf",
    business: anyBusiness,
    description: "Lawns, garden design, trees and irrigation."
  },
  HVAC: { icon: "fan", business: "HVACBusiness", description: "Heating, air conditioning and ventilation." },
  Handyman: {
    icon: "hammer",
    business: anyBusiness,
    description: "Small repairs, mounting, assembly and odd jobs."
  },
  Carpentry: {
    icon: "saw",
    business: anyBusiness,
    description: "Built-ins, trim, doors and custom woodwork."
  },
  Flooring: {
    icon: "planks",
    business: anyBusiness,
    description: "Hardwood, tile, vinyl and carpet, laid or refinished."
  },
  Construction: {
    icon: "crane",
    business: "GeneralContractor",
    description: "New homes, additions, ADUs and commercial buildings."
  },
  "Kitchen Remodeling": {
    icon: "stove",
    business: "GeneralContractor",
    description: "Cabinets, countertops, islands and whole kitchens."
  },
  "Bathroom Remodeling": {
    icon: "bath",
    business: "GeneralContractor",
    description: "Showers, vanities, tile and full renovations."
  },
  "Pool Services": {
    icon: "waves",
    business: anyBusiness,
    description: "Installation, cleaning, repair and equipment."
  },
  Moving: {
    icon: "truck",
    business: "MovingCompany",
    description: "Packing, loading and moving, near and far."
  }
} as const satisfies Record<CategoryName, About>

/** The screens have a drawing for each. */
export type CategoryIconName = (typeof about)[CategoryName]["icon"]

// The ids are fixed, so that every installation and every backup agrees on them: the order is part of the data.
const idOf = (position: number) =>
  `01900000-0000-7000-8000-0000000000${String(position + 1).padStart(2, "0")}`

/** The service categories, in the order of their names. */
export const catalogue = categoryNames.map((name, position) => {
  const { description, icon } = about[name]
  return { id: idOf(position), name, icon, description }
})

const isCategory = (name: string): name is CategoryName => Object.hasOwn(about, name)

/** What schema.org calls a business of this specialty. */
export const businessOf = (specialty: string): string =>
  isCategory(specialty) ? about[specialty].business : anyBusiness
