// Commas stand between thousands alone: whoever writes "450,50" means no 45,050.
const aNumber = /^-?(?=\.?\d)(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/

/** A typed amount ("1,250", "$ 19.50") as a number; null when it is none, which the schema then refuses. */
export const readAmount = (typed: string | number | null | undefined): number | null => {
  const text = String(typed ?? "").replaceAll(/[\s$]/g, "")
  return aNumber.test(text) ? Number(text.replaceAll(",", "")) : null
}

/** The same for an amount that may be left out: nothing typed is null, and what is no amount stays for its rule. */
export const readOptionalAmount = (typed: string | number | null): number | string | null =>
  typed === null || String(typed).trim() === "" ? null : (readAmount(typed) ?? typed)
