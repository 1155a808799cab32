// What the planner has to see stands in the text, and people may have typed it (`literal` of the dialects).
const quoted = /'(?:[^']|'')*'/g

// A statement for many rows names a place for each of their values.
const mostCharacters = 2_000

/** A statement as it is told: on one line, without what stands in quotes, and no longer than it has to be. */
export const textToTell = (text: string): string =>
  text.replaceAll(quoted, "?").replaceAll(/\s+/g, " ").trim().slice(0, mostCharacters)

/** "select", "insert": there are few of these. */
export const verbOf = (told: string): string => /^[a-z]+/i.exec(told)?.[0].toLowerCase() ?? "statement"
