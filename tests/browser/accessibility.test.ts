import { describe, expect, inject, it } from "vitest"

import { atProduct } from "../support/browser/at-product.ts"
import { violationsOf } from "../support/browser/axe.ts"
import { cutRings, unmarkedStops } from "../support/browser/by-keyboard.ts"
import { aFinishedJob } from "../support/browser/jobs.ts"
import { slits } from "../support/browser/layout-faults.ts"
import { openDialogs } from "../support/browser/open-dialogs.ts"
import { register, signIn } from "../support/browser/people.ts"
import { comparedOffers, personAt, providerId, type Viewpoint } from "../support/browser/places.ts"
import { repainted } from "../support/browser/settled.ts"
import { faultsAt, zoomed } from "../support/browser/sizes.ts"

const product = atProduct()
const rickId = await providerId(inject("productUrl"))

const visit = async (path: string, viewpoint: Viewpoint = "visitor") =>
  (await product.visit({ path, viewpoint })).page

describe("forms with faults are accessible", () => {
  it.each([
    ["/login", "Sign In"],
    ["/register", "Create Account"],
    ["/join-as-pro", "Submit Application"]
  ])("%s", async (path, button) => {
    const page = await visit(path)
    await page.getByRole("button", { name: button, exact: true }).click()
    await page
      .getByText(/is required|valid email/)
      .first()
      .waitFor()
    expect(await violationsOf(page)).toEqual([])
  })

  it("/start-project", async () => {
    const page = await visit("/start-project", "homeowner")
    await page.getByRole("button", { name: "Create Project" }).click()
    await page.getByText("Location is required").waitFor()
    expect(await violationsOf(page)).toEqual([])
  })
})

const phone = { width: 390, height: 844 }

describe("the focus ring shows whole, all around", () => {
  it("what narrows a search on a phone", async () => {
    const page = await visit("/providers?location=78704&service=plumber")
    await page.setViewportSize(phone)
    await repainted(page)
    expect(await cutRings(page)).toEqual([])
  })

  it.each([phone, { width: 1280, height: 844 }])(
    "conversations, a chat's head and its messages, $width pixels wide",
    async (size) => {
      const page = await visit("/messages", "homeowner")
      await page.setViewportSize(size)
      await repainted(page)
      expect(await cutRings(page)).toEqual([])
      await page.getByRole("button", { name: /Hill & Tile/ }).click()
      // It comes last, and takes its height from the messages.
      await page.getByRole("group", { name: "Quick replies" }).waitFor()
      await repainted(page)
      expect(await cutRings(page)).toEqual([])
      expect(await unmarkedStops(page)).toEqual([])
      const placeholder = await page
        .getByRole("textbox", { name: "Message" })
        .evaluate((field) => getComputedStyle(field, "::placeholder").opacity)
      expect(placeholder).toBe("1")
    }
  )

  it("the offers on a project on a phone", async () => {
    const { projectId } = await comparedOffers(product.url)
    const page = await visit(`/projects/${projectId}`, "homeowner")
    await page.setViewportSize(phone)
    await page.getByRole("button", { name: "Share my number" }).first().waitFor()
    await repainted(page)
    expect(await cutRings(page)).toEqual([])
  })
})

describe("what opens on a page is accessible", () => {
  it.each(openDialogs(rickId))("$name", async ({ open, path, viewpoint }) => {
    const page = await visit(path, viewpoint)
    await open(page)
    expect(await violationsOf(page)).toEqual([])
    expect(await faultsAt(page, [zoomed], [slits])).toEqual([])
  })

  it("a question, which begins at its top in a low window", async () => {
    const page = await visit("/dashboard?tab=quotes", "homeowner")
    await page.setViewportSize(zoomed)
    await page.getByRole("button", { name: "Accept offer" }).first().click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("button", { name: "Go back" }).waitFor()
    await repainted(page)
    expect((await dialog.getByRole("heading").first().boundingBox())?.y).toBeGreaterThan(0)
  })

  it("the lists below the fields of a search", async () => {
    const page = await visit("/")
    const search = page.getByRole("search")
    await search.getByLabel("Location").click()
    await page.getByRole("option", { name: "Use my location" }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await search.getByLabel("Service").click()
    await page.keyboard.type("plumb")
    await page.getByRole("listbox").getByText("Trade").waitFor()
    await page.keyboard.press("ArrowDown")
    expect(await violationsOf(page)).toEqual([])
  })

  it("a review of a finished job, with faults and filled in", async () => {
    const [{ page }, rick] = await Promise.all([product.open(), product.open()])
    await register(page)
    await signIn(rick.page, personAt("provider"))
    await aFinishedJob({ homeowner: page, provider: rick.page, providerId: rickId })
    await page.goto("/dashboard?tab=quotes")
    await page.getByRole("button", { name: "Leave a review" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("button", { name: "Publish review" }).click()
    await dialog.getByText("Please give your review a title").waitFor()
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole("radio", { name: "4 stars: Good" }).check()
    await dialog.getByLabel("Title").fill("On time and tidy")
    expect(await violationsOf(page)).toEqual([])
  })

  it("the menu of small screens", async () => {
    const { page } = await product.open({ screen: "phone" })
    await page.goto("/")
    await page.getByRole("button", { name: "Open menu" }).click()
    await page.getByRole("navigation", { name: "Menu" }).waitFor()
    expect(await violationsOf(page)).toEqual([])
  })

  it("a toast about a failure, and the alert beside it", async () => {
    const page = await visit("/login")
    await page.getByLabel("Email").fill("nobody@example.com")
    await page.getByLabel("Password", { exact: true }).fill("not a password")
    await page.getByRole("button", { name: "Sign In", exact: true }).click()
    await page.getByText("Login failed").first().waitFor()
    expect(await violationsOf(page)).toEqual([])
  })

  it("an empty dashboard", async () => {
    const { page } = await product.open()
    await register(page)
    await page.goto("/dashboard?tab=messages")
    await page.getByText("No messages yet").waitFor()
    expect(await violationsOf(page)).toEqual([])
  })
})
