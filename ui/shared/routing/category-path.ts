const withOwnPage = new Set(["Plumbing", "Electrical", "Cleaning", "Roofing", "Painting", "Landscaping"])

/** Where a category leads: its own page, else everybody who does it (docs/product.md#categories). */
export const categoryPath = (name: string): string =>
  withOwnPage.has(name)
    ? `/services/${name.toLowerCase()}`
    : `/providers?specialty=${encodeURIComponent(name)}`
