// Commas count only between thousands: a person who writes "450,50" does not mean 45,050.
const aNumber = /^-?(?=\.?\d)(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/
// Nor does a person who writes "2.750" mean 2.75; "12.345" is refused by the rule for cents.
const maybeThousands = /\.\d{2,}0$/

type Typed = string | number | null | undefined

// Text that is copied out of a chat brings characters along that nobody sees.
const visibleIn = (typed: Typed) => String(typed ?? "").replaceAll(/[\s\p{Cf}]/gu, "")
const plain = (typed: Typed) =>
  visibleIn(typed)
    .replaceAll("$", "")
    .replaceAll(/^USD?|USD?$/gi, "")

/** Parses a typed number ("1,250", "0.125"); null if it is none, which the schema then refuses. */
export const readNumber = (typed: Typed): number | null => {
  const text = plain(typed)
  return aNumber.test(text) ? Number(text.replaceAll(",", "")) : null
}

/** Parses a typed amount of dollars ("1,250", "$ 19.50", "1,250 USD"); its schema requires whole cents. */
export const readAmount = (typed: Typed): number | null =>
  maybeThousands.test(plain(typed)) ? null : readNumber(typed)

const unlessEmpty =
  (read: (typed: Typed) => number | null) =>
  (typed: string | number | null): number | string | null =>
    visibleIn(typed) === "" ? null : (read(typed) ?? typed)

/** The same, but an empty field gives null; text that is no number is passed on, and the schema refuses it. */
export const readOptionalNumber = unlessEmpty(readNumber)
export const readOptionalAmount = unlessEmpty(readAmount)
