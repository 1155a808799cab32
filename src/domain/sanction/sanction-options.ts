/** What an account that is limited or suspended may not do: begin anything, or anything at all (docs/product.md#sanctions). */
export const sanctionLevels = ["limited", "suspended"] as const
export type SanctionLevel = (typeof sanctionLevels)[number]

export const sanctionLevelLabels: Readonly<Record<SanctionLevel, string>> = {
  limited: "Limited",
  suspended: "Suspended"
}

/** What each means, where an operator chooses. */
export const sanctionLevelWords: Readonly<Record<SanctionLevel, string>> = {
  limited: "Signs in, answers and finishes what is agreed. Begins nothing new, and is not found.",
  suspended: "Is signed out and cannot sign in. Open requests, offers and jobs end; the others are told."
}

/** How many sanctions of a person are shown. */
export const mostSanctions = 50
