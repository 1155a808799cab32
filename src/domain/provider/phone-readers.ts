/** Who reads a provider's telephone number: all who are signed in, those who have asked for a quote, or nobody. */
export const phoneReaders = ["signed_in", "asked", "nobody"] as const
export type PhoneReaders = (typeof phoneReaders)[number]

export const defaultPhoneReaders: PhoneReaders = "signed_in"

/** How they are chosen. */
export const phoneReaderWords: Record<PhoneReaders, string> = {
  signed_in: "Anyone signed in",
  asked: "People who ask me for a quote",
  nobody: "Nobody"
}

/** Which of the people, or of the homeowners, they are. */
export const phoneReaderClauses: Record<Exclude<PhoneReaders, "nobody">, string> = {
  signed_in: "who are signed in",
  asked: "who have asked you for a quote or got an offer from you"
}
