// `npm run screenshots`: every page in light and dark, on a desktop and a phone, into screenshots/ (ignored by git),
// and the README's pictures into docs/pictures/; `npm run screenshots readme` takes these alone.
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

import { startDemoProduct } from "../support/app/product.ts"
import { buildUi } from "../support/app/ui-build.ts"
import { launchBrowser, type Viewer } from "../support/browser/browser.ts"
import { signIn } from "../support/browser/people.ts"
import { allPlaces, personAt, type Place, providerId } from "../support/browser/places.ts"
import { sampleLetters } from "../support/browser/sample-letters.ts"
import { settled } from "../support/browser/settled.ts"

type Look = Required<Pick<Viewer, "colorScheme" | "screen">>

const root = fileURLToPath(new URL("../..", import.meta.url))
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

const picture = async (place: Place, look: Look, file: string, fullPage: boolean) => {
  const { close, page } = await browser.openPage(product.url, look)
  if (place.viewpoint !== "visitor") await signIn(page, personAt(place.viewpoint))
  await page.goto(place.path)
  await settled(page)
  await page.screenshot({ path: file, fullPage, ...(fullPage ? { scale: "css" } : {}) })
  await close()
}

const everyPage = async () => {
  const folder = join(root, "screenshots")
  mkdirSync(folder, { recursive: true })
  for (const place of await allPlaces(product.url))
    for (const look of looks) await picture(place, look, join(folder, nameOf(place, look)), true)
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

const forReadme = async () => {
  const folder = join(root, "docs", "pictures")
  mkdirSync(folder, { recursive: true })
  const take = (name: string, path: string, viewpoint: Place["viewpoint"], look: Look) =>
    picture({ path, viewpoint }, look, join(folder, name), false)
  const light = { screen: "desktop", colorScheme: "light" } as const
  await take("home.png", "/", "visitor", light)
  await take("providers.png", "/providers?location=78704", "visitor", light)
  const provider = `/provider/${await providerId(product.url)}`
  await take("provider-dark.png", provider, "visitor", { screen: "desktop", colorScheme: "dark" })
  await take("dashboard-phone.png", "/dashboard", "homeowner", { screen: "phone", colorScheme: "light" })
  await emails(folder)
  for (const colorScheme of ["light", "dark"] as const) {
    const phone = { screen: "phone", colorScheme } as const
    const mistyped = "/providers?service=plumer&location=78704"
    await take(`typing-error-phone-${colorScheme}.png`, mistyped, "visitor", phone)
    const empty = `/providers?${new URLSearchParams({ service: "clogged drain", location: "Anchorage, AK" }).toString()}`
    await take(`empty-area-phone-${colorScheme}.png`, empty, "visitor", phone)
  }
}

try {
  await forReadme()
  if (process.argv[2] !== "readme") await everyPage()
} finally {
  await browser.close()
  await product.stop()
}
