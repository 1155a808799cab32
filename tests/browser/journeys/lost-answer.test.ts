import type { Page, Route } from "playwright-core"
import { describe, expect, it } from "vitest"

import type { Provider } from "#domain/provider/provider.ts"
import { atProduct } from "#tests/support/browser/at-product.ts"
import { register } from "#tests/support/browser/people.ts"
import { settled } from "#tests/support/browser/settled.ts"

const product = atProduct()

// As on a page without TLS that is not localhost.
const withoutUuids = () => Reflect.deleteProperty(Crypto.prototype, "randomUUID")

/** The next call that changes something reaches the server, and its answer never comes back. */
const loseNextAnswer = (page: Page) =>
  page.route(
    "**/api/quotes",
    async (route: Route) => {
      const answer = await route.fetch()
      expect(answer.status()).toBe(201)
      await route.abort("connectionreset")
    },
    { times: 1 }
  )

const writeTo = async (page: Page) => {
  const [provider]: ReadonlyArray<Provider> = await (await page.request.get("/api/providers?limit=1")).json()
  await page.goto(`/provider/${provider?.id}`)
  await settled(page)
  await page.getByRole("button", { name: "Get Quote" }).first().click()
  const dialog = page.getByRole("dialog", { name: "Request a Quote" })
  await dialog.getByLabel("Project description").fill("The kitchen faucet drips day and night.")
  await dialog.getByLabel("Contact name").fill("Nora Quinn")
  await dialog.getByLabel("Contact phone").fill("512-555-0188")
  return dialog
}

describe("a request whose answer was lost", () => {
  it("arrives once, though it is sent again, also by a browser that makes no UUIDs", async () => {
    const { complaints, page } = await product.open()
    await page.addInitScript(withoutUuids)
    await register(page)
    const dialog = await writeTo(page)
    expect(await page.evaluate(() => "randomUUID" in crypto)).toBe(false)
    await loseNextAnswer(page)
    const send = dialog.getByRole("button", { name: "Send Request" })
    await send.click()
    await dialog.getByText("We could not reach the server. Check your connection and try again.").waitFor()
    const quotes = async () => (await page.request.get("/api/quotes")).json()
    expect(await quotes()).toHaveLength(1)

    const replayed = page.waitForResponse("**/api/quotes")
    await send.click()
    expect((await replayed).headers()).toMatchObject({ "idempotency-replayed": "true" })
    await page.getByText("Quote Request Sent!").first().waitFor()
    expect(await quotes()).toHaveLength(1)
    expect(complaints).toEqual([expect.stringContaining("net::ERR_CONNECTION_RESET")])
  })
})
