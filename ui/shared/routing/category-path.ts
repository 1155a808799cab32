const withOwnPage = new Set(["Plumbing", "Electrical", "Cleaning", "Roofing", "Painting", "Landscaping"])

/** Where a category leads: its own page, else a search for its providers (docs/product.md#categories). */
export const categoryPath = (name: string): string =>
  withOwnPage.has(name)
    ? `/services/${name.toLowerCase()}`
    : `/providers?specialty=${encodeURIComponent(name)}`
