// Commas stand between thousands alone: whoever writes "450,50" means no 45,050.
const aNumber = /^-?(?=\.?\d)(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/
// Nor does who writes "2.750" mean 2.75; "12.345" has its own rule.
const maybeThousands = /\.\d{2,}0$/

type Typed = string | number | null | undefined

const plain = (typed: Typed) => String(typed ?? "").replaceAll(/[\s$]/g, "")

/** A typed number ("1,250", "0.125"); null when it is none, which the schema then refuses. */
export const readNumber = (typed: Typed): number | null => {
  const text = plain(typed)
  return aNumber.test(text) ? Number(text.replaceAll(",", "")) : null
}

/** A typed amount of dollars ("1,250", "$ 19.50"), whose rule says that cents are whole. */
export const readAmount = (typed: Typed): number | null =>
  maybeThousands.test(plain(typed)) ? null : readNumber(typed)

const unlessEmpty =
  (read: (typed: Typed) => number | null) =>
  (typed: string | number | null): number | string | null =>
    typed === null || String(typed).trim() === "" ? null : (read(typed) ?? typed)

/** The same, but nothing typed is null, and what is no number stays for its rule, which says so. */
export const readOptionalNumber = unlessEmpty(readNumber)
export const readOptionalAmount = unlessEmpty(readAmount)
