import type { Page } from "playwright-core"
import { expect, it } from "vitest"

import { atProduct, patience } from "#tests/support/browser/at-product.ts"
import { signIn } from "#tests/support/browser/people.ts"
import { personAt } from "#tests/support/browser/places.ts"

const product = atProduct()

/** Tells what each change of the page has changed: "control", a button or a field, or "list". */
const watch = (page: Page) =>
  page.evaluate(() => {
    new MutationObserver((records) => {
      const kinds = records.map(({ addedNodes, attributeName, removedNodes }) => {
        if (attributeName === "aria-pressed" || attributeName === "value") return "control"
        const nodes = [...addedNodes, ...removedNodes]
        return nodes.some(({ nodeName }) => /^(?:ARTICLE|LI|UL)$/.test(nodeName)) ? "list" : ""
      })
      console.debug(`changed ${[...new Set(kinds)].filter(Boolean).toSorted().join(" and ")}`)
    }).observe(document.body, { attributes: true, childList: true, subtree: true })
  })

const changesOf = (page: Page) => {
  const changes: Array<string> = []
  page.on(
    "console",
    (message) => void (message.text().startsWith("changed ") && changes.push(message.text()))
  )
  return changes
}

it("a filter that was pressed says so before the cards of a long list follow", async () => {
  const { page } = await product.open()
  const changes = changesOf(page)
  await page.goto("/providers")
  const cards = page.getByTestId("provider-card")
  const names = () => cards.getByRole("heading").allInnerTexts()
  await cards.nth(19).waitFor()
  const all = await names()
  const filter = page.getByRole("button", { name: "Licensed", exact: true })
  await filter.click()
  await expect.poll(names, patience).not.toEqual(all)
  await watch(page)
  await filter.click()
  await expect.poll(names, patience).toEqual(all)
  expect(changes).toContain("changed control")
  expect(changes).not.toContain("changed control and list")
})

it("what is typed into the search of conversations is shown before what is found", async () => {
  const { page } = await product.open()
  const changes = changesOf(page)
  await signIn(page, personAt("provider"))
  await page.goto("/messages")
  const items = page.getByRole("list", { name: "Conversations" }).getByRole("listitem")
  await items.first().waitFor()
  await watch(page)
  await page.getByLabel("Search conversations").fill("zzz")
  await page.getByText("No matching conversations").waitFor()
  expect(changes).toContain("changed control")
  expect(changes).not.toContain("changed control and list")
})
