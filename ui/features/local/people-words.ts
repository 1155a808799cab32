import type { CategoryName } from "#domain/catalogue/category-names.ts"

const people: Record<CategoryName, string> = {
  Plumbing: "plumbers",
  Electrical: "electricians",
  Cleaning: "house cleaners",
  Roofing: "roofers",
  Painting: "painters",
  Landscaping: "landscapers",
  HVAC: "HVAC contractors",
  Handyman: "handymen",
  Carpentry: "carpenters",
  Flooring: "flooring installers",
  Construction: "builders",
  "Kitchen Remodeling": "kitchen remodelers",
  "Bathroom Remodeling": "bathroom remodelers",
  "Pool Services": "pool professionals",
  Moving: "movers"
}

/** What people call the providers of a category, in the plural: "plumbers". */
export const peopleOf = (category: CategoryName): string => people[category]

/** The same to begin a title with: "Plumbers". */
export const peopleTitle = (category: CategoryName): string => {
  const words = peopleOf(category)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
