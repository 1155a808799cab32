import { categoryNamed } from "../local/slugs.ts"
import type { CategoryName } from "./category-names.ts"

/** Values of the `service` parameter that the landing pages send (docs/product.md#service-filters), by page. */
export const serviceSlugs = {
  "new-construction": ["custom-homes", "additions", "adu", "commercial", "renovation"],
  "kitchen-remodel": ["complete", "cabinets", "countertops", "island", "appliances"],
  "bathroom-updating": ["full", "shower", "vanity", "tile", "fixtures"],
  "pool-services": ["installation", "cleaning", "repair", "maintenance", "equipment"],
  "backyard-renovations": ["patio", "landscape", "outdoor-kitchen", "garden", "hardscape"],
  cleaning: ["house", "deep", "office", "carpet", "move"],
  roofing: ["repair", "replacement", "inspection", "gutter", "emergency"],
  painting: ["interior", "exterior", "cabinet", "deck", "commercial"],
  landscaping: ["lawn", "design", "tree", "irrigation", "hardscape", "cleanup"]
} as const

export type ServicePage = keyof typeof serviceSlugs
export type ServiceSlug<Page extends ServicePage> = (typeof serviceSlugs)[Page][number]

const kindsOfWork: Partial<Record<CategoryName, ReadonlyArray<string>>> = {
  Construction: serviceSlugs["new-construction"],
  "Kitchen Remodeling": serviceSlugs["kitchen-remodel"],
  "Bathroom Remodeling": serviceSlugs["bathroom-updating"],
  "Pool Services": serviceSlugs["pool-services"],
  Landscaping: [...serviceSlugs["backyard-renovations"], ...serviceSlugs.landscaping],
  Cleaning: serviceSlugs.cleaning,
  Roofing: serviceSlugs.roofing,
  Painting: serviceSlugs.painting
}

/** The trade, if the text names a kind of its work that the landing pages offer; the case of both does not matter. */
export const tradeOfKind = (text: string, trade: string): CategoryName | undefined => {
  const asked = categoryNamed(trade.trim())
  return asked && kindsOfWork[asked]?.includes(text.trim().toLowerCase()) ? asked : undefined
}
