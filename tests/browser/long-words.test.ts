import type { Page } from "playwright-core"
import { describe, expect, it, vi } from "vitest"

import { atEmptyProduct } from "../support/browser/empty-product.ts"
import { cutOff, overflow, overlaps } from "../support/browser/layout-faults.ts"
import { aNewcomer, register } from "../support/browser/people.ts"
import { repainted, settled } from "../support/browser/settled.ts"
import { faultsAt, setTextSize, windowsOf } from "../support/browser/sizes.ts"
import { wordyPeople } from "../support/browser/wordy-people.ts"

vi.setConfig({ testTimeout: 240_000 })

const product = atEmptyProduct()

interface Scene {
  readonly as: "homeowner" | "provider" | "visitor"
  readonly path: string
  /** The button that opens what is checked. */
  readonly press?: RegExp
}

const scenesOf = ({ conversationId, providerId, quoteId }: Awaited<ReturnType<typeof wordyPeople>>) => {
  const chat = `/messages?conversation=${conversationId}`
  const scenes: ReadonlyArray<Scene> = [
    { as: "homeowner", path: "/dashboard" },
    { as: "homeowner", path: "/dashboard", press: /^Show more/ },
    { as: "homeowner", path: "/dashboard", press: /^Accept/ },
    { as: "homeowner", path: "/dashboard?tab=quotes" },
    { as: "homeowner", path: "/dashboard?tab=quotes", press: /^Decline/ },
    { as: "homeowner", path: "/dashboard?tab=messages" },
    { as: "homeowner", path: "/messages" },
    { as: "homeowner", path: chat },
    { as: "homeowner", path: "/start-project" },
    { as: "homeowner", path: `/start-project?providerId=${providerId}` },
    { as: "homeowner", path: "/providers" },
    { as: "visitor", path: "/providers", press: /^Get Quote/ },
    { as: "homeowner", path: `/provider/${providerId}` },
    { as: "homeowner", path: "/", press: /^FirstAbc/ },
    { as: "provider", path: "/dashboard" },
    { as: "provider", path: "/dashboard", press: /^Quote on this/ },
    { as: "provider", path: "/dashboard?tab=quotes" },
    { as: "provider", path: `/quotes/${quoteId}/offer` },
    { as: "provider", path: "/dashboard?tab=messages" },
    { as: "provider", path: chat },
    { as: "provider", path: `/provider/${providerId}` },
    { as: "provider", path: "/provider-profile" }
  ]
  return scenes
}

const show = async (page: Page, { path, press }: Scene) => {
  await page.goto(path)
  await settled(page)
  if (press === undefined) return
  await page.getByRole("button", { name: press }).first().click()
  if (press.source.startsWith("^Show")) return
  await page.locator("[role=dialog], [role=menu]").waitFor()
}

const looks = [
  { textSize: 16, windows: windowsOf([320, 390, 1280]) },
  { textSize: 32, windows: windowsOf([320, 1280]) }
]

describe("words without a break", () => {
  it("stay where they belong, from 320 to 1280 pixels, with text of 16 and of 32", async () => {
    const [homeowner, provider, visitor] = await Promise.all([product.open(), product.open(), product.open()])
    const pages = { homeowner: homeowner.page, provider: provider.page, visitor: visitor.page }
    const faults: Array<string> = []
    for (const scene of scenesOf(await wordyPeople(pages))) {
      const page = pages[scene.as]
      await show(page, scene)
      for (const { textSize, windows } of looks) {
        await setTextSize(page, textSize)
        const where = `${scene.path} ${scene.press?.source ?? ""} to the ${scene.as}, text of ${textSize}`
        const found = await faultsAt(page, windows, [overflow, cutOff, overlaps])
        faults.push(...found.map((fault) => `${where}, ${fault}`))
      }
    }
    expect(faults).toEqual([])
  })
})

describe("the header on a phone", () => {
  it("is one row for a long first name", async () => {
    const { page } = await product.open({ screen: "phone" })
    await register(page, aNewcomer({ firstName: "Maximilianalexander" }))
    await page.goto("/account")
    await settled(page)
    for (const width of [375, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await repainted(page)
      expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThan(70)
    }
  })
})
