// A US number: ten digits, perhaps with the country code 1 before them.
const ofTheUs = /^(?:\+?1)?([2-9]\d\d)([2-9]\d\d)(\d{4})$/
// Lists of contacts copy dashes that lines do not break at, and marks that nobody sees.
const between = /[\s()./\p{Pd}\p{Cf}]/gu
// Not what follows: an extension, or a second number.
const firstNumber = /[^\p{L},;/#&]*\d[^\p{L},;/#&]*/u

const inUs = (typed: string) => ofTheUs.exec(typed.replaceAll(between, ""))

/** "(512) 555-0142", however it was typed; a number that is none of the United States stays as it is. */
export const phoneWords = (typed: string): string => {
  const [, area, exchange, line] = inUs(typed) ?? []
  return area === undefined ? typed : `(${area}) ${exchange}-${line}`
}

/** The `tel:` URL of a number; undefined where there is no digit, because profiles accept whatever was typed. */
export const phoneHref = (typed: string): string | undefined => {
  const number = inUs(typed) ? typed : firstNumber.exec(typed)?.[0]
  return number && `tel:${number.replaceAll(/[^\d+]/g, "")}`
}
