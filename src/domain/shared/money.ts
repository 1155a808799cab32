import { formatNumber } from "./numbers.ts"

/** "$1,250" or "$19.50": US dollars, from 0, without idle cents. */
export const formatMoney = (amount: number): string => {
  const [dollars = "", cents = ""] = amount.toFixed(2).split(".")
  return `$${formatNumber(dollars)}${cents === "00" ? "" : `.${cents}`}`
}

/** "$4,390.00" or "-$50.00": to the cent, as sums are read one under the other. */
export const formatInFull = (amount: number): string => {
  const [dollars = "", cents = ""] = Math.abs(amount).toFixed(2).split(".")
  return `${amount < 0 ? "-" : ""}$${formatNumber(dollars)}.${cents}`
}

/** How amounts are read one under the other: to the cent all of them, where any has cents. */
export const formatAlike = (amounts: ReadonlyArray<number>): ((amount: number) => string) =>
  amounts.every(Number.isInteger) ? (amount) => formatInFull(amount).replace(".00", "") : formatInFull

/** "$40 - $85/hr", one rate alone, or a word when there is none. */
export const formatHourlyRange = (min: number | null, max: number | null): string => {
  if (min !== null && max !== null && min !== max) return `${formatMoney(min)} - ${formatMoney(max)}/hr`
  const rate = min ?? max
  return rate === null ? "Rate on request" : `${formatMoney(rate)}/hr`
}
