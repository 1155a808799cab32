// `npm run screenshots`: every page in light and dark, on a desktop and a phone, into screenshots/ (ignored by git),
// and the README's pictures into docs/pictures/; `npm run screenshots readme` takes these alone, and
// `npm run screenshots photos` those of photos.
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

import type { Locator, Page } from "playwright-core"

import { startDemoProduct } from "../support/app/product.ts"
import { buildUi } from "../support/app/ui-build.ts"
import { launchBrowser, type Viewer } from "../support/browser/browser.ts"
import { signIn } from "../support/browser/people.ts"
import { allPlaces, personAt, type Place, providerId } from "../support/browser/places.ts"
import { sampleLetters } from "../support/browser/sample-letters.ts"
import { settled } from "../support/browser/settled.ts"

type Look = Required<Pick<Viewer, "colorScheme" | "screen">>

const root = fileURLToPath(new URL("../..", import.meta.url))
const pictures = join(root, "docs", "pictures")
const looks: ReadonlyArray<Look> = (["desktop", "phone"] as const).flatMap((screen) =>
  (["light", "dark"] as const).map((colorScheme) => ({ screen, colorScheme }))
)

const nameOf = ({ path, viewpoint }: Place, { colorScheme, screen }: Look) => {
  const words = path.replace(/[\da-f-]{36}/, "one").replaceAll(/[^a-z]+/gi, "-")
  return `${words.replaceAll(/^-|-$/g, "") || "home"}_${viewpoint}_${screen}_${colorScheme}.png`
}

buildUi()
const product = await startDemoProduct()
const browser = await launchBrowser()

interface Moment {
  /** What is done before the picture is taken. */
  readonly act?: (page: Page) => Promise<unknown>
  /** Whether the picture shows the whole page, or only the window. */
  readonly fullPage?: boolean
  /** Whether the picture has device pixels or CSS pixels. */
  readonly scale?: "css" | "device"
}

const picture = async (place: Place, look: Look, file: string, { act, fullPage, scale }: Moment = {}) => {
  const { close, page } = await browser.openPage(product.url, look)
  if (place.viewpoint !== "visitor") await signIn(page, personAt(place.viewpoint))
  await page.goto(place.path)
  await settled(page)
  await act?.(page)
  await page.screenshot({ path: file, fullPage: fullPage ?? false, scale: scale ?? "device" })
  await close()
}

const whole = { fullPage: true, scale: "css" } as const

const everyPage = async () => {
  const folder = join(root, "screenshots")
  mkdirSync(folder, { recursive: true })
  for (const place of await allPlaces(product.url))
    for (const look of looks) await picture(place, look, join(folder, nameOf(place, look)), whole)
}

const emails = async (folder: string) => {
  for (const [name, letter] of Object.entries(sampleLetters)) {
    const colorScheme = name === "email-offer" ? "dark" : "light"
    const { close, page } = await browser.openPage(product.url, { screen: "phone", colorScheme })
    await page.setContent(letter().html)
    await page.screenshot({ path: join(folder, `${name}.png`), scale: "css" })
    await close()
  }
}

const toTheTop = (part: Locator) => part.evaluate((element) => element.scrollIntoView({ block: "center" }))

/** Waits until the pictures of a list that are in view have loaded. */
const shown = async (list: Locator) => {
  await list.first().waitFor()
  await toTheTop(list.first())
  await settled(list.page())
}

const openFirst = async (page: Page) => {
  await shown(page.getByRole("list", { name: /^Work of/ }))
  await page
    .getByRole("list", { name: /^Work of/ })
    .getByRole("button")
    .first()
    .click()
  await page.getByRole("dialog").getByRole("img").last().waitFor()
  await settled(page)
}

const photosIn = (part: Locator) => part.getByRole("list", { name: "Photos", exact: true })

const openProject = (page: Page) => shown(photosIn(page.getByRole("article")))

const openChat = async (page: Page) => {
  await page.getByRole("listitem").filter({ hasText: "Third Coast Rooter" }).getByRole("button").click()
  await shown(photosIn(page.getByRole("log")))
}

/** Screenshots of photos where people see them, in all four looks. */
const photos = async (folder: string) => {
  const provider = `/provider/${await providerId(product.url)}`
  const moments = [
    {
      name: "gallery",
      path: provider,
      viewpoint: "visitor",
      act: (page: Page) => shown(page.getByRole("list", { name: /^Work of/ }))
    },
    { name: "project", path: "/dashboard?tab=projects", viewpoint: "provider", act: openProject },
    { name: "chat", path: "/messages", viewpoint: "homeowner", act: openChat }
  ] as const
  for (const { act, name, path, viewpoint } of moments)
    for (const look of looks) {
      const file = join(folder, `photos-${name}-${look.screen}-${look.colorScheme}.png`)
      await picture({ path, viewpoint }, look, file, { act, scale: "css" })
    }
  // A large photo has a black background in both colour schemes.
  for (const screen of ["desktop", "phone"] as const) {
    const file = join(folder, `photos-lightbox-${screen}.png`)
    const look = { screen, colorScheme: "light" } as const
    await picture({ path: provider, viewpoint: "visitor" }, look, file, { act: openFirst, scale: "css" })
  }
}

const forReadme = async () => {
  const folder = pictures
  mkdirSync(folder, { recursive: true })
  const take = (name: string, path: string, viewpoint: Place["viewpoint"], look: Look) =>
    picture({ path, viewpoint }, look, join(folder, name))
  const light = { screen: "desktop", colorScheme: "light" } as const
  await take("home.png", "/", "visitor", light)
  await take("providers.png", "/providers?location=78704", "visitor", light)
  const provider = `/provider/${await providerId(product.url)}`
  await take("provider-dark.png", provider, "visitor", { screen: "desktop", colorScheme: "dark" })
  await take("dashboard-phone.png", "/dashboard", "homeowner", { screen: "phone", colorScheme: "light" })
  await emails(folder)
  await photos(folder)
  for (const colorScheme of ["light", "dark"] as const) {
    const phone = { screen: "phone", colorScheme } as const
    const mistyped = "/providers?service=plumer&location=78704"
    await take(`typing-error-phone-${colorScheme}.png`, mistyped, "visitor", phone)
    const empty = `/providers?${new URLSearchParams({ service: "clogged drain", location: "Anchorage, AK" }).toString()}`
    await take(`empty-area-phone-${colorScheme}.png`, empty, "visitor", phone)
  }
}

try {
  if (process.argv[2] === "photos") await photos(pictures)
  else await forReadme()
  if (process.argv[2] === undefined) await everyPage()
} finally {
  await browser.close()
  await product.stop()
}
