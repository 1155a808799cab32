import { formatMoney } from "#domain/shared/money.ts"

/** "$500 - $1,000", one end of it, or null without a budget. */
export const budgetWords = (min: number | null, max: number | null): string | null => {
  if (min !== null && max !== null) return `${formatMoney(min)} - ${formatMoney(max)}`
  if (max !== null) return `Up to ${formatMoney(max)}`
  return min === null ? null : `From ${formatMoney(min)}`
}
