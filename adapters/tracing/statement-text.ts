// Literals that the planner has to see stand in the text, and people may have typed them (`literal` of the dialects).
const quoted = /'(?:[^']|'')*'/g

// A statement for many rows has a placeholder for each of their values.
const mostCharacters = 2_000

/** A statement's text for spans: on one line, without literals, and no longer than it has to be. */
export const textToTell = (text: string): string =>
  text.replaceAll(quoted, "?").replaceAll(/\s+/g, " ").trim().slice(0, mostCharacters)

/** "select", "insert": there are few of these. */
export const verbOf = (told: string): string => /^[a-z]+/i.exec(told)?.[0].toLowerCase() ?? "statement"
