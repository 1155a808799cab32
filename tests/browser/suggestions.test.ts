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

describe.each([320, 390, 768, 1280])("with the list of suggestions open, at %i pixels", (width) => {
  it.each(forms)("the button of $path is pressed where one sees it, below $label", async (part) => {
    const { page } = await product.open()
    await page.setViewportSize({ width, height: 844 })
    await page.goto(part.path)
    await settled(page)
    const form = page.getByRole("search", { name: part.form })
    await form.getByLabel(part.label).fill(part.text)
    await form.getByRole("option", { name: part.option }).first().waitFor()
    const button = form.getByRole("button", { name: part.button, exact: true })
    await button.scrollIntoViewIfNeeded()
    // As a hand presses: what has been pressed stays below it until it is let go.
    const {
      height,
      width: across,
      x,
      y
    } = (await button.boundingBox()) ?? { height: 0, width: 0, x: 0, y: 0 }
    await page.mouse.move(x + across / 2, y + height / 2)
    await page.mouse.down()
    await page.waitForTimeout(150)
    await page.mouse.up()
    await page.getByRole("listbox").waitFor({ state: "detached" })
    await page.waitForURL((url) => url.search.includes(part.text))
    expect(new URL(page.url()).searchParams.get(part.label.toLowerCase())).toBe(part.text)
  })
})

describe("with a finger", () => {
  it.each(forms)("the button of $path is touched below $label", async (part) => {
    const { page } = await product.open({ screen: "phone" })
    await page.goto(part.path)
    await settled(page)
    const form = page.getByRole("search", { name: part.form })
    await form.getByLabel(part.label).fill(part.text)
    await form.getByRole("option", { name: part.option }).first().waitFor()
    await form.getByRole("button", { name: part.button, exact: true }).tap()
    await page.waitForURL((url) => url.search.includes(part.text))
    expect(await page.getByRole("listbox").count()).toBe(0)
  })
})
