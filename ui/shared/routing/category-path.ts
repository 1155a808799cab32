const withOwnPage = new Set(["Plumbing", "Electrical", "Cleaning", "Roofing", "Painting", "Landscaping"])

/** The search for the providers of a specialty, spelled as its canonical address is. */
export const specialtyPath = (name: string): string =>
  `/providers?${new URLSearchParams({ specialty: name }).toString()}`

/** Where a category leads: its own page, else a search for its providers (docs/product.md#categories). */
export const categoryPath = (name: string): string =>
  withOwnPage.has(name) ? `/services/${name.toLowerCase()}` : specialtyPath(name)
