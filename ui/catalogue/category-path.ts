const withOwnPage = new Set(["Plumbing", "Electrical", "Cleaning", "Roofing", "Painting", "Landscaping"])

/** Where a category leads: its own page, else everybody who does it (spec section 2, Home). */
export const categoryPath = (name: string): string =>
  withOwnPage.has(name)
    ? `/services/${name.toLowerCase()}`
    : `/providers?specialty=${encodeURIComponent(name)}`
