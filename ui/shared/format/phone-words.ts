// Ten digits of the United States, perhaps with the country's 1 before them.
const ofTheUs = /^(?:\+?1)?([2-9]\d\d)([2-9]\d\d)(\d{4})$/

/** "(512) 555-0142", however it was typed; a number that is none of the United States stays as it is. */
export const phoneWords = (typed: string): string => {
  const [, area, exchange, line] = ofTheUs.exec(typed.replaceAll(/[\s().-]/g, "")) ?? []
  return area === undefined ? typed : `(${area}) ${exchange}-${line}`
}

/** Whether it has a digit: profiles take whatever was typed. */
export const canCall = (typed: string): boolean => /\d/.test(typed)

/** What a link calls. */
export const phoneHref = (typed: string): string => `tel:${typed.replaceAll(/[^\d+]/g, "")}`
