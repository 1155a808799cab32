import type { Locator, Page } from "playwright-core"
import { describe, expect, it } from "vitest"

import { atProduct } from "../support/browser/at-product.ts"
import { tabTo } from "../support/browser/by-keyboard.ts"
import { hold } from "../support/browser/held-files.ts"
import { comparedOffers, providerId } from "../support/browser/places.ts"
import { repainted, settled } from "../support/browser/settled.ts"
import { zoomed } from "../support/browser/sizes.ts"

const product = atProduct()

const isInView = (part: Locator) =>
  part.evaluate((element) => {
    const { bottom, top } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

const openChat = async (height: number) => {
  const { page } = await product.visit({ path: "/messages", viewpoint: "homeowner" })
  await page.setViewportSize({ width: 390, height })
  await page.getByRole("button", { name: /Bluebonnet Plumbing/ }).click()
  await page.getByRole("log").waitFor()
  await repainted(page)
  return page
}

const search = async (page: Page, service: string) => {
  await page.getByRole("search").getByLabel("Service").fill(service)
  await page.getByRole("search").getByRole("button", { name: "Search", exact: true }).click()
  await page.getByRole("status").filter({ hasText: service }).waitFor()
  await settled(page)
}

describe("an open chat on a phone", () => {
  // The second height is that of the window above an open keyboard.
  it.each([844, 460])("has all of a window %d pixels high, with the field in view", async (height) => {
    const page = await openChat(height)
    for (const part of [
      page.getByRole("button", { name: "Back to conversations" }),
      page.getByRole("link", { name: /Bluebonnet Plumbing/ }),
      page.getByRole("textbox", { name: "Message" })
    ]) {
      expect(await isInView(part)).toBe(true)
    }
    expect((await page.getByRole("log").boundingBox())?.height).toBeGreaterThan(height / 2)
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true)
    expect(await page.getByRole("button", { name: "Open menu" }).isVisible()).toBe(false)
    await page.getByRole("button", { name: "Back to conversations" }).click()
    await page.getByRole("button", { name: "Open menu" }).waitFor()
  })

  it("is scrolled with the page in a low window", async () => {
    const page = await openChat(844)
    await page.setViewportSize(zoomed)
    await repainted(page)
    expect((await page.getByRole("log").boundingBox())?.height).toBeGreaterThan(100)
    const field = page.getByRole("textbox", { name: "Message" })
    const scrolledTo = async () => {
      await field.scrollIntoViewIfNeeded()
      return isInView(field)
    }
    // The layout of the lower window may come a moment later.
    await expect.poll(scrolledTo).toBe(true)
  })
})

const hasFocus = (part: Locator) => part.evaluate((element) => element === document.activeElement)

describe("a chat that takes the list's place", () => {
  it("takes the focus along, and gives it back", async () => {
    const { page } = await product.visit({ path: "/messages", viewpoint: "homeowner" })
    await page.setViewportSize({ width: 800, height: 844 })
    const entry = page.getByRole("button", { name: /Bluebonnet Plumbing/ })
    const chat = page.getByRole("region", { name: "Conversation with Bluebonnet Plumbing" })
    const leave = page.getByRole("button", { name: "Back to conversations" })
    for (const back of [() => leave.press("Enter"), () => page.goBack()]) {
      await entry.press("Enter")
      await expect.poll(() => hasFocus(chat)).toBe(true)
      await back()
      await expect.poll(() => hasFocus(entry)).toBe(true)
    }
    await page.setViewportSize({ width: 1280, height: 844 })
    await entry.press("Enter")
    await chat.waitFor()
    await repainted(page)
    expect(await hasFocus(entry)).toBe(true)
  })
})

describe("the bar of a professional's page on a phone", () => {
  // The demo's homeowner has asked the first, but not the second, who states a range of prices.
  it.each(
    ["Bluebonnet Plumbing", "Hill & Tile"].flatMap((name) =>
      [320, 390, 430].map((width) => ({ name, width }))
    )
  )("is one row of things to touch for $name at $width pixels", async ({ name, width }) => {
    const path = `/provider/${await providerId(product.url, name)}`
    const { page } = await product.visit({ path, viewpoint: "homeowner" })
    await page.setViewportSize({ width, height: 844 })
    const bar = page.locator("[data-bottom-bar]")
    await bar.getByRole("button", { name: "Message" }).waitFor()
    await repainted(page)
    const parts = await bar.locator("> *").evaluateAll((all) =>
      all.map((part) => {
        const { height, right, top } = part.getBoundingClientRect()
        return { height, right, middle: top + height / 2, isAction: part.matches("a, button") }
      })
    )
    expect(parts).toHaveLength(3)
    expect(new Set(parts.map(({ middle }) => Math.round(middle))).size).toBe(1)
    expect(Math.max(...parts.map(({ right }) => right))).toBeLessThanOrEqual(width)
    const heights = parts.filter(({ isAction }) => isAction).map(({ height }) => height)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    expect((await bar.boundingBox())?.height).toBeLessThan(90)
  })
})

describe("those who are found on a phone", () => {
  // The last two show a question for the place above the list.
  it.each([
    { what: "a place", query: "location=78704", most: 300 },
    { what: "a corrected word", query: "service=plumer&location=78704", most: 300 },
    { what: "a trade without a place", query: "service=Plumbing", most: 335 },
    { what: "a specialty without a place", query: "specialty=Plumbing", most: 335 }
  ])("begin on the first screen, well above its middle, for $what", async ({ most, query }) => {
    const { page } = await product.visit({ path: `/providers?${query}`, viewpoint: "visitor" })
    await page.setViewportSize({ width: 390, height: 844 })
    await repainted(page)
    expect((await page.locator("main article").first().boundingBox())?.y).toBeLessThanOrEqual(most)
  })

  it("stand below a field for the place that says what it is for", async () => {
    const { page } = await product.visit({ path: "/providers?service=Plumbing", viewpoint: "visitor" })
    await page.setViewportSize({ width: 390, height: 844 })
    await repainted(page)
    const form = page.getByRole("form", { name: "Where it is wanted" })
    const heights = await form
      .getByText("Where do you need it?")
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeGreaterThan(10)
    expect(await isInView(form.getByLabel("Where do you need it?"))).toBe(true)
  })
})

const edges = (part: Locator) => part.evaluate((element) => Math.round(element.getBoundingClientRect().left))

describe("a case of the console's list on a phone", () => {
  it("has whom it is about below its reason, beside the head", async () => {
    const { page } = await product.visit({ path: "/admin/cases", viewpoint: "operator" })
    await page.setViewportSize({ width: 390, height: 844 })
    const cell = page.getByRole("table", { name: "Cases" }).locator("td").first()
    await cell.waitFor()
    await repainted(page)
    expect(await edges(cell.locator("p"))).toBe(await edges(cell.getByRole("link")))
  })
})

describe("the search of the first page on a phone", () => {
  it("brings its answer into view, close by, with the focus", async () => {
    const { page } = await product.open({ screen: "phone" })
    await page.goto("/")
    await settled(page)
    await search(page, "water heater")
    const heading = page.getByRole("heading", { name: "Top-Rated Professionals" })
    await expect.poll(() => isInView(heading)).toBe(true)
    expect(await heading.evaluate((element) => document.activeElement?.contains(element))).toBe(true)
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
    expect(await page.evaluate(() => scrollY)).toBeLessThan(1_500)
  })

  it("has the way out of the search in its place before the answer is there", async () => {
    const { page } = await product.open({ screen: "phone" })
    await page.goto("/")
    await settled(page)
    const list = await hold(page, "**/api/providers?*")
    const form = page.getByRole("search")
    await form.getByLabel("Service").fill("my kitchen sink is leaking")
    await form.getByRole("button", { name: "Search", exact: true }).click()
    await list.asked
    const [words, clear] = [
      page.getByText(/my kitchen sink/),
      page.getByRole("button", { name: "Clear Search" })
    ]
    await clear.waitFor()
    const placeOf = () =>
      clear.evaluate((button) => {
        const { left, top } = button.getBoundingClientRect()
        return [left + parseFloat(getComputedStyle(button).paddingLeft), Math.round(top + scrollY)]
      })
    const before = await placeOf()
    list.tell(true)
    await words.filter({ hasText: /^Found \d/ }).waitFor()
    await settled(page)
    expect(await placeOf()).toEqual(before)
    // The button's words are aligned with the status above.
    expect(before[0]).toBe(await edges(words.filter({ hasText: /^Found \d/ })))
  })
})

describe("a toast on a phone", () => {
  it("leaves the links of the menu free", async () => {
    const { page } = await product.open({ screen: "phone" })
    await page.goto("/login")
    await settled(page)
    await page.getByLabel("Email").fill("nobody@example.com")
    await page.getByLabel("Password", { exact: true }).fill("not the password")
    await page.getByRole("button", { name: "Sign In", exact: true }).click()
    await page.getByText("Login failed", { exact: true }).first().waitFor()
    await page.getByRole("button", { name: "Open menu" }).click()
    const links = page.getByRole("navigation", { name: "Menu" }).getByRole("link")
    // The menu's code loads when it is opened.
    await links.first().waitFor()
    expect(await links.count()).toBeGreaterThan(3)
    for (const link of await links.all()) await link.click({ trial: true, timeout: 2_000 })
  })
})

describe("a comparison of offers on a phone", () => {
  it("shows the whole of a button that Tab comes to, and of its column", async () => {
    const { projectId } = await comparedOffers(product.url)
    const path = `/projects/${projectId}/compare`
    const { page } = await product.visit({ path, viewpoint: "homeowner" })
    await page.setViewportSize({ width: 390, height: 844 })
    const table = page.getByRole("region", { name: "Offers side by side" })
    await table.waitFor()
    await repainted(page)
    const accepts = await table.getByRole("button", { name: /^Accept \$/ }).all()
    expect(accepts.length).toBeGreaterThan(2)
    for (const accept of accepts) {
      await tabTo(page, accept)
      const isWhole = await accept.evaluate((button) => {
        const question = button.closest("tr")?.querySelector("th")?.getBoundingClientRect()
        const frame = button.closest("[role=region]")?.getBoundingClientRect()
        const cell = button.closest("td")?.getBoundingClientRect()
        if (!question || !frame || !cell) return false
        return cell.left >= question.right - 1 && cell.right <= frame.right + 1
      })
      expect(isWhole).toBe(true)
    }
  })
})

const middleOf = (part: Locator) =>
  part.evaluate((element) => {
    const { height, top } = element.getBoundingClientRect()
    return Math.round(top + height / 2)
  })

describe("the ways to the parts of one's account on a phone", () => {
  it.each(["profile", "reports"])("are one line, with the open one in view: %s", async (tab) => {
    const { page } = await product.visit({ path: `/account?tab=${tab}`, viewpoint: "homeowner" })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    await settled(page)
    const nav = page.getByRole("navigation", { name: "Parts of your account" })
    const middles = await Promise.all((await nav.getByRole("link").all()).map(middleOf))
    expect(middles).toHaveLength(4)
    expect(new Set(middles).size).toBe(1)
    const right = await nav
      .locator("[aria-current]")
      .evaluate((element) => element.getBoundingClientRect().right)
    expect(right).toBeLessThanOrEqual(390)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

describe("the parts of a provider's projects on a phone", () => {
  it("stand side by side", async () => {
    const { page } = await product.visit({ path: "/dashboard?tab=projects", viewpoint: "provider" })
    await page.setViewportSize({ width: 390, height: 844 })
    const parts = page.getByRole("group", { name: "Which projects" }).getByRole("button")
    await parts.first().waitFor()
    await settled(page)
    const middles = await Promise.all((await parts.all()).map(middleOf))
    expect(middles).toHaveLength(4)
    expect(new Set(middles).size).toBe(1)
  })
})

describe("a template of offers on a phone", () => {
  it("has both of its buttons beside its name", async () => {
    const { page } = await product.visit({ path: "/dashboard", viewpoint: "provider" })
    const answer = await page.request.get("/api/quotes?waiting=true")
    const [first]: ReadonlyArray<{ readonly id: string }> = await answer.json()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/quotes/${first?.id}/offer`)
    await page.getByRole("button", { name: "Use a template" }).click()
    const rows = page.getByRole("list", { name: "Your templates" }).getByRole("listitem")
    await rows.first().waitFor()
    await settled(page)
    for (const row of await rows.all()) {
      const middles = await Promise.all((await row.getByRole("button").all()).map(middleOf))
      expect(middles).toHaveLength(3)
      expect(new Set(middles).size).toBe(1)
    }
  })
})
