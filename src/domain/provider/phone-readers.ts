/** Who reads a provider's telephone number: all who are signed in, those who have asked for a quote, or nobody. */
export const phoneReaders = ["signed_in", "asked", "nobody"] as const
export type PhoneReaders = (typeof phoneReaders)[number]

export const defaultPhoneReaders: PhoneReaders = "signed_in"

/** The names of the choices. */
export const phoneReaderWords: Record<PhoneReaders, string> = {
  signed_in: "Anyone signed in",
  asked: "People who ask me for a quote",
  nobody: "Nobody"
}

/** The clause that names them, after "people" or "homeowners". */
export const phoneReaderClauses: Record<Exclude<PhoneReaders, "nobody">, string> = {
  signed_in: "who are signed in",
  asked: "who have asked you for a quote or got an offer from you"
}
