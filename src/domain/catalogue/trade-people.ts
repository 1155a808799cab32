import type { CategoryName } from "./category-names.ts"

interface People {
  /** One of them, with the article: "a plumber". */
  readonly one: string
  /** "plumbers" */
  readonly many: string
}

/** What people call those who do the work of a category, within a sentence. */
export const tradePeople: Readonly<Record<CategoryName, People>> = {
  Plumbing: { one: "a plumber", many: "plumbers" },
  Electrical: { one: "an electrician", many: "electricians" },
  Cleaning: { one: "a house cleaner", many: "house cleaners" },
  Roofing: { one: "a roofer", many: "roofers" },
  Painting: { one: "a painter", many: "painters" },
  Landscaping: { one: "a landscaper", many: "landscapers" },
  HVAC: { one: "an HVAC contractor", many: "HVAC contractors" },
  Handyman: { one: "a handyman", many: "handymen" },
  Carpentry: { one: "a carpenter", many: "carpenters" },
  Flooring: { one: "a flooring installer", many: "flooring installers" },
  Construction: { one: "a builder", many: "builders" },
  "Kitchen Remodeling": { one: "a kitchen remodeler", many: "kitchen remodelers" },
  "Bathroom Remodeling": { one: "a bathroom remodeler", many: "bathroom remodelers" },
  "Pool Services": { one: "a pool professional", many: "pool professionals" },
  Moving: { one: "a mover", many: "movers" }
}
