interface Entry {
  readonly id: string
  readonly name: string
  /** A drawing's name; the screens have one for each. */
  readonly icon: string
  readonly description: string
}

// The ids are fixed, so that every installation and every backup agrees on them.
const entry = (number: number, name: string, icon: string, description: string): Entry => ({
  id: `01900000-0000-7000-8000-0000000000${String(number).padStart(2, "0")}`,
  name,
  icon,
  description
})

/** The service categories, in the order in which every list shows them (decisions.md section 1). */
export const catalogue: ReadonlyArray<Entry> = [
  entry(1, "Plumbing", "faucet", "Leaks, drains, water heaters and new fixtures."),
  entry(2, "Electrical", "bolt", "Wiring, panels, lighting and safety inspections."),
  entry(3, "Cleaning", "broom", "Regular, deep and move-out cleaning for homes and offices."),
  entry(4, "Roofing", "roof", "Repairs, replacements, gutters and storm damage."),
  entry(5, "Painting", "roller", "Interior and exterior painting, cabinets and decks."),
  entry(6, "Landscaping", "leaf", "Lawns, garden design, trees and irrigation."),
  entry(7, "HVAC", "fan", "Heating, air conditioning and ventilation."),
  entry(8, "Handyman", "hammer", "Small repairs, mounting, assembly and odd jobs."),
  entry(9, "Carpentry", "saw", "Built-ins, trim, doors and custom woodwork."),
  entry(10, "Flooring", "planks", "Hardwood, tile, vinyl and carpet, laid or refinished."),
  entry(11, "Construction", "crane", "New homes, additions, ADUs and commercial buildings."),
  entry(12, "Kitchen Remodeling", "stove", "Cabinets, countertops, islands and whole kitchens."),
  entry(13, "Bathroom Remodeling", "bath", "Showers, vanities, tile and full renovations."),
  entry(14, "Pool Services", "waves", "Installation, cleaning, repair and equipment."),
  entry(15, "Moving", "truck", "Packing, loading and moving, near and far.")
]

export const categoryNames: ReadonlyArray<string> = catalogue.map(({ name }) => name)
