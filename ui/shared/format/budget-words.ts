import { formatMoney } from "#domain/shared/money.ts"

/** "$500 - $1,000", one end of it, or null without a budget. */
export const budgetWords = (min: number | null, max: number | null): string | null => {
  if (min === max) return max === null ? null : formatMoney(max)
  if (max === null) return `From ${formatMoney(min ?? 0)}`
  return min === null ? `Up to ${formatMoney(max)}` : `${formatMoney(min)} - ${formatMoney(max)}`
}
