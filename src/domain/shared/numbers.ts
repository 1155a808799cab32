// Intl would do it too, but its tables alone keep a phone busy longer than a page's own code.
const thousands = /\B(?=(?:\d{3})+(?!\d))/g

/** "1,250". Takes a number of up to two decimals, or its digits. */
export const formatNumber = (number: number | string): string => String(number).replaceAll(thousands, ",")
