import { screen, waitFor } from "@testing-library/react"
import { expect } from "vitest"

import { shownNames } from "../providers/parts.ts"

/** More plumbers than the home page shows, and a roofer. */
export const listedProviders = [
  ...Array.from({ length: 13 }, (_, index) => ({
    businessName: `Plumber ${index}`,
    rating: 4 + index / 100
  })),
  { businessName: "Dry Roofs", specialties: ["Roofing"], rating: 3, description: "Gutters and shingles." }
]

/** The paths of the links in the section under a heading. */
export const pathsUnder = (title: string) => {
  const band = screen.getByText(title, { selector: "h2" }).closest("section")
  return [...(band?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))
}

/** Waits until so many of them are shown. */
export const shown = (count: number) =>
  waitFor(() => expect(shownNames().filter((name) => /^(Plumber|Dry)/.test(name))).toHaveLength(count))
