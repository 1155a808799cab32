import type { Page } from "../http/call.ts"

const number = new Intl.NumberFormat("en-US")

/** "Showing 6 of 37 plumbers", "Showing 6 of 1,000+ plumbers"; nothing when there is nobody, which has its own words. */
export const shownWords = (
  { isMore, total }: Pick<Page<unknown>, "isMore" | "total">,
  most: number,
  people: string
): string => {
  if (total === 0) return ""
  return `Showing ${Math.min(most, total)} of ${number.format(total)}${isMore ? "+" : ""} ${people}`
}
