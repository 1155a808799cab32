import type { Page } from "playwright-core"
import { describe, expect, inject, it } from "vitest"

import { atProduct } from "../support/browser/at-product.ts"
import { signIn } from "../support/browser/people.ts"
import { allPlaces, personAt, type Place } from "../support/browser/places.ts"
import { firstViewEnds, loaded, noteFirstView, scale, shownAt } from "../support/browser/scales.ts"
import { settled } from "../support/browser/settled.ts"

// Kilobytes of 1,000 bytes, gzipped.
const limits = { firstScripts: 175, furtherScripts: 60, everything: 300 }

const product = atProduct()
const places = await allPlaces(inject("productUrl"))

const visit = async ({ path, viewpoint }: Place) => {
  const { page } = await product.open()
  if (viewpoint !== "visitor") await signIn(page, personAt(viewpoint))
  const scales = scale(page)
  await noteFirstView(page)
  await page.goto(path)
  await settled(page)
  await loaded(page)
  return { page, scales }
}

/** A fault where `weight` is over its limit; otherwise empty. */
const tooHeavy = (what: string, weight: number, limit: keyof typeof limits) =>
  weight <= limits[limit] ? [] : [`${what}: ${weight} KB, at most ${limits[limit]} KB`]

const signedOutElsewhere = [
  "/dashboard",
  "/account",
  "/messages",
  "/notifications",
  "/saved",
  "/start-project",
  "/provider-profile",
  "/compare"
].map((path): Place => ({ path, viewpoint: "visitor" }))

describe("the first view is light", () => {
  it.each([...places, ...signedOutElsewhere])("of $path to a $viewpoint", async (place) => {
    const { page, scales } = await visit(place)
    const end = await firstViewEnds(page)
    const scripts = await scales.scripts(undefined, end)
    const whose = `of ${place.path} to a ${place.viewpoint}`
    expect(scripts).toBeGreaterThan(50)
    expect([
      ...tooHeavy(`JavaScript ${whose}`, scripts, "firstScripts"),
      ...tooHeavy(`everything ${whose}`, await scales.everything(end), "everything")
    ]).toEqual([])
  })
})

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).first()

/** Presses a button and waits for the words that show what it brought. */
interface Press {
  readonly button: string | RegExp
  readonly shows: string
}

// The last press of a form submits it empty, which loads its validation.
const openings: ReadonlyArray<Place & { readonly presses: ReadonlyArray<Press> }> = [
  { path: "/login", viewpoint: "visitor", presses: [{ button: "Sign In", shows: "Password is required" }] },
  {
    path: "/register",
    viewpoint: "visitor",
    presses: [{ button: "Create Account", shows: "First name is required" }]
  },
  {
    path: "/join-as-pro",
    viewpoint: "visitor",
    presses: [{ button: "Submit Application", shows: "Business name is required" }]
  },
  {
    path: "/start-project",
    viewpoint: "homeowner",
    presses: [{ button: "Create Project", shows: "Location is required" }]
  },
  {
    path: "/providers",
    viewpoint: "visitor",
    presses: [
      { button: "Get Quote", shows: "Contact phone" },
      { button: "Send Request", shows: "Name is required" }
    ]
  },
  {
    path: "/dashboard",
    viewpoint: "provider",
    presses: [
      { button: "Quote on this project", shows: "Send quote" },
      { button: "Send quote", shows: "Please say when you can do the work" }
    ]
  },
  {
    path: "/dashboard?tab=quotes",
    viewpoint: "homeowner",
    presses: [{ button: "Accept offer", shows: "You agree with" }]
  },
  { path: "/", viewpoint: "homeowner", presses: [{ button: "Olivia", shows: "Log out" }] },
  { path: "/", viewpoint: "homeowner", presses: [{ button: /^Notifications/, shows: "See all" }] }
]

// The first input of any kind fetches the code of toasts, and a page of somebody who is signed in that of live updates
// once it is idle: neither must count for what is opened.
const firstStep = async (page: Page, viewpoint: Place["viewpoint"]) => {
  await page.mouse.move(1, 1)
  await page.waitForFunction(
    (parts) => {
      const names = performance.getEntriesByType("resource").map(({ name }) => name)
      return parts.every((part) => names.some((name) => name.includes(part)))
    },
    viewpoint === "visitor" ? ["Toaster"] : ["Toaster", "LiveUpdates"]
  )
  await loaded(page)
}

describe("what is opened later is light", () => {
  it.each(openings)("on $path to a $viewpoint", async ({ path, presses, viewpoint }) => {
    const { page, scales } = await visit({ path, viewpoint })
    await firstStep(page, viewpoint)
    let before = await page.evaluate(() => performance.timeOrigin + performance.now())
    for (const press of presses) {
      const shown = shownAt(page, press.shows)
      await button(page, press.button).click()
      // A focused form fetches its validation at once: that counts for the press that needs it.
      const further = await scales.scripts(before, await shown)
      before = await shown
      await loaded(page)
      expect(further).toBeGreaterThan(0)
      expect(tooHeavy(`JavaScript of ${String(press.button)} on ${path}`, further, "furtherScripts")).toEqual(
        []
      )
    }
  })
})
