import type { Locator, Page } from "playwright-core"

/** The line that opens the search on a phone; on a desktop it is hidden. */
export const searchLine = (page: Page): Locator =>
  page.getByRole("region", { name: "Filters" }).locator("[aria-haspopup=dialog]")

/** The fields of the list's search: on a phone in the sheet that the search line opens. */
export const searchFields = async (page: Page): Promise<Locator> => {
  const region = page.getByRole("region", { name: "Filters" })
  await region.waitFor()
  const line = searchLine(page)
  if (!(await line.isVisible())) return region
  await line.click()
  return page.getByRole("dialog", { name: "Search" })
}
