/** What one to five stars mean, and the title that a review with as many begins with. */
const words = [
  { meaning: "Poor", title: "Poor work" },
  { meaning: "Not great", title: "Not great" },
  { meaning: "Okay", title: "Okay work" },
  { meaning: "Good", title: "Good work" },
  { meaning: "Excellent", title: "Excellent work" }
] as const

export const meaningOf = (stars: number): string | undefined => words[stars - 1]?.meaning

export const proposedTitle = (stars: number): string => words[stars - 1]?.title ?? ""

/** Whether a title is only a proposal, made from the stars. */
export const isProposedTitle = (title: string): boolean =>
  title === "" || words.some((star) => star.title === title)
