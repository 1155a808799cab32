/** The names of the service categories, in the order in which every list shows them (docs/product.md#categories). */
export const categoryNames = [
  "Plumbing",
  "Electrical",
  "Cleaning",
  "Roofing",
  "Painting",
  "Landscaping",
  "HVAC",
  "Handyman",
  "Carpentry",
  "Flooring",
  "Construction",
  "Kitchen Remodeling",
  "Bathroom Remodeling",
  "Pool Services",
  "Moving"
] as const
export type CategoryName = (typeof categoryNames)[number]
