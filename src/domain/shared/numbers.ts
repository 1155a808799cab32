// Intl would do it too, but its tables alone keep a phone busy longer than a page's own code.
const thousands = /\B(?=(?:\d{3})+(?!\d))/g

/** "1,250". Takes a number of up to two decimals, or its digits. */
export const formatNumber = (number: number | string): string => String(number).replaceAll(thousands, ",")

/** "1 review", "2,140 reviews"; `many` where it takes more than an "s". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

const mostMinutes = 90

/** How long to wait, of up to a day: "in a minute", "in 7 minutes", "in 3 hours", "tomorrow". */
export const waitWords = (minutes: number): string => {
  if (minutes === 1) return "in a minute"
  if (minutes <= mostMinutes) return `in ${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours < 24 ? `in ${hours} hours` : "tomorrow"
}

/** "4.6", one decimal as on every card. Never rounds up to a whole number, which beside it the stars do not show. */
export const ratingWords = (rating: number | string): string =>
  Math.min(Number(rating), Math.floor(Number(rating)) + 0.9).toFixed(1)
