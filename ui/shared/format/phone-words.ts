// A US number: ten digits, perhaps with the country code 1 before them.
const ofTheUs = /^(?:\+?1)?([2-9]\d\d)([2-9]\d\d)(\d{4})$/

/** "(512) 555-0142", however it was typed; a number that is none of the United States stays as it is. */
export const phoneWords = (typed: string): string => {
  const [, area, exchange, line] = ofTheUs.exec(typed.replaceAll(/[\s().-]/g, "")) ?? []
  return area === undefined ? typed : `(${area}) ${exchange}-${line}`
}

/** The `tel:` URL of a number; undefined where there is no digit, because profiles accept whatever was typed. */
export const phoneHref = (typed: string): string | undefined =>
  /\d/.test(typed) ? `tel:${typed.replaceAll(/[^\d+]/g, "")}` : undefined
