import { formatNumber } from "#domain/shared/numbers.ts"
import type { Page } from "#ui/shared/api/call.ts"

/** "Showing 6 of 37 plumbers", "Showing 6 of 1,000+ plumbers". */
export const shownWords = (
  { isMore, total }: Pick<Page<unknown>, "isMore" | "total">,
  most: number,
  people: string
): string => `Showing ${Math.min(most, total)} of ${formatNumber(total)}${isMore ? "+" : ""} ${people}`
