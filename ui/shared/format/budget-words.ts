import { formatMoney } from "#domain/shared/money.ts"

/** "$500 - $1,000", "$500" where both ends are the same, one end alone, or null without a budget. */
export const budgetWords = (min: number | null, max: number | null): string | null => {
  if (min === null) return max === null ? null : `Up to ${formatMoney(max)}`
  if (max === null) return `From ${formatMoney(min)}`
  return min === max ? formatMoney(max) : `${formatMoney(min)} - ${formatMoney(max)}`
}
