// Intl would do it too, but its tables alone keep a phone busy longer than a page's own code.
const thousands = /\B(?=(?:\d{3})+(?!\d))/g

/** "1,250". Takes a number of up to two decimals, or its digits. */
export const formatNumber = (number: number | string): string => String(number).replaceAll(thousands, ",")

/** "1 review", "2,140 reviews"; `many` where it takes more than an "s". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

/** "a minute", "7 minutes". */
export const minuteWords = (minutes: number): string => (minutes === 1 ? "a minute" : `${minutes} minutes`)

/** "4.6", one decimal as on every card. Never rounds up to a whole number, which beside it the stars do not show. */
export const ratingWords = (rating: number | string): string =>
  Math.min(Number(rating), Math.floor(Number(rating)) + 0.9).toFixed(1)
