import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"

import { atProduct } from "../support/browser/at-product.ts"
import { settled } from "../support/browser/settled.ts"

const product = atProduct()

interface Form {
  readonly path: string
  readonly form: string
  readonly label: string
  readonly text: string
  readonly option: string
  readonly button: string
}

const forms: ReadonlyArray<Form> = [
  {
    path: "/",
    form: "Professionals",
    label: "Location",
    text: "78704",
    option: "Austin, TX 78704",
    button: "Search"
  },
  {
    path: "/",
    form: "Professionals",
    label: "Service",
    text: "drain",
    option: "clogged drain",
    button: "Search"
  },
  {
    path: "/services/plumbing",
    form: "Find plumbers",
    label: "Location",
    text: "austin",
    option: "Austin, TX",
    button: "Find Plumbers"
  }
]

/** Types into the field until its list is open; returns the form's button. */
const typeInto = async (page: Page, { button, form: name, label, option, path, text }: Form) => {
  await page.goto(path)
  await settled(page)
  const form = page.getByRole("search", { name })
  await form.getByLabel(label).fill(text)
  await form.getByRole("option", { name: option }).first().waitFor()
  return form.getByRole("button", { name: button, exact: true })
}

/** Waits until the list has closed and the search has run; returns the text that was searched for. */
const seeSearched = async (page: Page, { label, text }: Form) => {
  await page.getByRole("listbox").waitFor({ state: "detached" })
  await page.waitForURL((url) => url.search.includes(text))
  return new URL(page.url()).searchParams.get(label.toLowerCase())
}

describe.each([320, 390, 768, 1280])("with the list of suggestions open, at %i pixels", (width) => {
  it.each(forms)("the button of $path is pressed where one sees it, below $label", async (part) => {
    const { page } = await product.open()
    await page.setViewportSize({ width, height: 844 })
    const button = await typeInto(page, part)
    // As a hand presses: the button must stay below the pointer until it is released.
    await button.hover()
    await page.mouse.down()
    await page.waitForTimeout(150)
    await page.mouse.up()
    expect(await seeSearched(page, part)).toBe(part.text)
  })
})

describe("with a finger", () => {
  it.each(forms)("the button of $path is touched below $label", async (part) => {
    const { page } = await product.open({ screen: "phone" })
    await (await typeInto(page, part)).tap()
    expect(await seeSearched(page, part)).toBe(part.text)
  })
})

describe("a press that ends as something else", () => {
  it("closes the list too", async () => {
    const { page } = await product.open()
    const [part] = forms
    if (part === undefined) throw new Error("There is no form")
    await typeInto(page, part)
    // The link is dragged away: the browser ends the press with `pointercancel`.
    const brand = page.getByRole("banner").getByRole("link").first()
    await brand.hover()
    await page.mouse.down()
    await page.mouse.move(300, 400, { steps: 5 })
    await page.mouse.move(320, 420, { steps: 5 })
    await page.getByRole("listbox").waitFor({ state: "detached" })
    expect(new URL(page.url()).search).toBe("")
    await page.mouse.up()
  })
})
