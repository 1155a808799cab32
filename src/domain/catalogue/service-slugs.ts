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
