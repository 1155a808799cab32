import { EventEmitter, once } from "node:events"

import type { Page, Request } from "playwright-core"
import { describe, expect, inject, it } from "vitest"

import { atProduct } from "./at-product.ts"
import { demoPerson, signIn } from "./people.ts"
import { personAt, providerId, publicPlaces } from "./places.ts"
import { settled } from "./settled.ts"
import { shiftOf } from "./shift.ts"

const product = atProduct()
const productUrl = inject("productUrl")
// The owner of a business is offered more on its page, once the page stands.
const places = (await publicPlaces(productUrl)).filter(({ viewpoint }) => viewpoint !== "provider")
const pages = places.filter(({ viewpoint }) => viewpoint === "visitor")
const rick = `/provider/${await providerId(productUrl)}`

/** A page that has not been opened yet, as somebody sees it, and everything that it asks for. */
const openAs = async (viewpoint: (typeof places)[number]["viewpoint"]) => {
  const opened = await product.open()
  if (viewpoint !== "visitor") await signIn(opened.page, personAt(viewpoint))
  const requests: Array<Request> = []
  opened.page.on("request", (request) => void requests.push(request))
  return { ...opened, requests }
}

const pathOf = (request: Request) => new URL(request.url()).pathname

/** What the server sends, before any script has run. */
const sentBy = async (page: Page, path: string) => (await page.request.get(path)).text()

// A form is sent once the page is taken over, and Material then knows which fields are filled.
const comparable = (markup: string) =>
  markup.replaceAll('type="submit"', 'type="button"').replaceAll(" MuiFormLabel-filled", "")

/** The screen in a document's text, and the screen that now stands. */
const screens = async (page: Page, sent: string) => {
  const found = await page.evaluate((html) => {
    const [before = "", after = ""] = [new DOMParser().parseFromString(html, "text/html"), document].map(
      (read) => read.getElementById("root")?.innerHTML
    )
    return { before, after }
  }, sent)
  return { before: comparable(found.before), after: comparable(found.after) }
}

/** The styles that the program has written since the page came. */
const ownStyles = (page: Page) =>
  page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ ownerNode }) => ownerNode instanceof HTMLElement && "emotion" in ownerNode.dataset)
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
  )

// What waits for the paint waits three seconds at most.
const patience = 3_000

/** When the page was painted and when its program was asked for, in milliseconds from its start. */
const timesOf = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint")
    const program = performance.getEntriesByType("resource").find(({ name }) => name.includes("/index-"))
    return { paint: paint?.startTime ?? Number.NaN, program: program?.startTime ?? Number.NaN }
  })

// The browser itself says in the console that a page is not there.
const isOurs = (complaint: string) => !complaint.includes("404 (Not Found)")

describe("a page from the server is taken over as it stands", () => {
  it.each(places)("at $path, for a $viewpoint", async ({ path, viewpoint }) => {
    const { complaints, page, requests } = await openAs(viewpoint)
    const sent = await sentBy(page, path)
    await page.goto(path)
    await settled(page)
    expect(complaints.filter(isOurs)).toEqual([])
    expect(requests.map(pathOf).filter((asked) => asked.startsWith("/api/"))).toEqual([])
    expect(requests.filter((request) => request.resourceType() === "stylesheet")).toEqual([])
    expect(await ownStyles(page)).toEqual([])
    const { paint, program } = await timesOf(page)
    expect(program).toBeGreaterThanOrEqual(Math.min(paint, patience))
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
    const { after, before } = await screens(page, sent)
    expect(before.length).toBeGreaterThan(1_000)
    expect(after).toBe(before)
  })
})

describe("a style that only others were made of", () => {
  it("is written once another screen shows it", async () => {
    const { page } = await openAs("visitor")
    await page.goto("/")
    await settled(page)
    const parts = await page.evaluate(
      () => document.querySelector<HTMLElement>("style[data-parts]")?.dataset.parts?.split(" ") ?? []
    )
    await page.getByRole("link", { name: "Find Professionals" }).first().click()
    await page.waitForURL("**/providers")
    await settled(page)
    const written = await ownStyles(page)
    expect(parts.filter((name) => written.some((rule) => rule.startsWith(`.css-${name} `)))).not.toEqual([])
  })
})

describe("everything that a page needs", () => {
  it.each(pages)("is named in its head, at $path", async ({ path, viewpoint }) => {
    const { page, requests } = await openAs(viewpoint)
    const sent = await sentBy(page, path)
    await page.goto(path)
    await settled(page)
    const files = requests.filter((request) =>
      ["font", "script", "stylesheet"].includes(request.resourceType())
    )
    expect(files.length).toBeGreaterThan(1)
    expect(files.map(pathOf).filter((file) => !sent.includes(file))).toEqual([])
  })
})

/** What the server sends, as the browser reads it without running a script. */
const readWithoutScripts = async (page: Page, path: string) =>
  page.evaluate(
    (html) => {
      const read = new DOMParser().parseFromString(html, "text/html")
      const textsOf = (selector: string) =>
        [...read.querySelectorAll(selector)].map(({ textContent }) => textContent.trim())
      return {
        title: read.title,
        headings: textsOf("h1"),
        names: textsOf("article :is(h2, h3)"),
        header: textsOf("header").join(" "),
        text: textsOf("main").join(" "),
        links: [...read.querySelectorAll("main a")].map((link) => link.getAttribute("href"))
      }
    },
    await sentBy(page, path)
  )

interface Named {
  readonly id: string
  readonly businessName: string
}

describe("without scripts", () => {
  it("the list of professionals says who was found, and leads to them", async () => {
    const { page } = await openAs("visitor")
    await page.goto("/login")
    const answer = await page.request.get("/api/providers?specialty=Plumbing&isLicensed=true")
    const found: ReadonlyArray<Named> = await answer.json()
    const read = await readWithoutScripts(page, "/providers?specialty=Plumbing&isLicensed=true")
    expect(found).toHaveLength(20)
    expect(read.names).toEqual(found.map(({ businessName }) => businessName))
    expect(read.links).toEqual(expect.arrayContaining(found.map(({ id }) => `/provider/${id}`)))
    expect(read.text).toContain(`Found ${answer.headers()["x-total-count"]} professionals`)
  })

  it("a professional's page has the reviews", async () => {
    const { page } = await openAs("visitor")
    await page.goto("/login")
    const answer = await page.request.get(`/api${rick.replace("provider", "providers")}/reviews?limit=10`)
    const reviews: ReadonlyArray<{ readonly title: string; readonly content: string }> = await answer.json()
    const read = await readWithoutScripts(page, rick)
    expect(reviews.length).toBeGreaterThan(3)
    expect(read.headings).toEqual(["Bluebonnet Plumbing & Drain"])
    expect(read.title).toContain("Bluebonnet Plumbing & Drain")
    expect(read.names).toEqual(reviews.map(({ title }) => title))
    for (const { content } of reviews) expect(read.text).toContain(content.trim())
  })

  it("the header knows who looks, and nobody else's page does", async () => {
    const { page } = await openAs("homeowner")
    const visitor = await openAs("visitor")
    await page.goto("/services")
    await visitor.page.goto("/services")
    const { user }: { readonly user: { readonly id: string } } = await (
      await page.request.get("/api/me")
    ).json()
    for (const path of ["/", "/services", "/providers", rick, "/join-as-pro"]) {
      const own = await readWithoutScripts(page, path)
      expect(own.header).toContain("Olivia")
      expect(own.header).not.toContain("Sign In")
      expect((await readWithoutScripts(visitor.page, path)).header).toContain("Sign In")
      expect(await sentBy(page, path)).toContain(user.id)
      expect(await sentBy(visitor.page, path)).not.toContain(user.id)
    }
  })
})

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

describe("the first paint", () => {
  it.each(["light", "dark"] as const)("is as %s as the page that follows", async (colorScheme) => {
    const { page } = await product.open({ colorScheme })
    await page.route("**/assets/*.js", (route) => route.abort())
    await page.goto("/")
    const first = await background(page)
    await page.unroute("**/assets/*.js")
    await page.goto("/")
    await settled(page)
    expect(first).toBe(await background(page))
    expect(first).toBe(colorScheme === "dark" ? "rgb(20, 19, 17)" : "rgb(252, 250, 246)")
  })
})

/** Keeps files back until it is told what becomes of them. */
const hold = async (page: Page, files: string) => {
  const held = new EventEmitter()
  const asked = once(held, "asked")
  const told = once(held, "told")
  await page.route(files, async (route) => {
    held.emit("asked")
    const [comes] = await told
    await (comes ? route.continue() : route.abort())
  })
  return { asked, tell: (comes: boolean) => void held.emit("told", comes) }
}

/** Keeps scripts back until what it gives is called. */
const holdScripts = async (page: Page) => {
  const { tell } = await hold(page, "**/assets/*.js")
  return () => tell(true)
}

const program = "**/assets/index-*.js"

describe("before the scripts are here", () => {
  it("a password that is sent early goes nowhere, and stays in its field", async () => {
    const { page } = await product.open()
    const release = await holdScripts(page)
    await page.goto("/login", { waitUntil: "commit" })
    await page.getByLabel("Email").fill(demoPerson("Olivia").email)
    await page.getByLabel("Password", { exact: true }).fill(demoPerson("Olivia").password)
    await page.getByLabel("Password", { exact: true }).press("Enter")
    await page.getByRole("button", { name: "Sign In", exact: true }).click()
    expect(page.url()).toBe(`${product.url}/login`)
    release()
    await settled(page)
    expect(await page.getByLabel("Email").inputValue()).toBe(demoPerson("Olivia").email)
    await page.getByRole("button", { name: "Sign In", exact: true }).click()
    await page.waitForURL("**/dashboard")
  })

  it("a search is a search all the same", async () => {
    const { page } = await product.open()
    const release = await holdScripts(page)
    await page.goto("/services/plumbing", { waitUntil: "commit" })
    await page.getByRole("search").getByLabel("Location").fill("Austin, TX")
    await page.getByRole("search").getByLabel("Urgency").selectOption("week")
    await page.getByRole("search").getByRole("button").click()
    await page.waitForURL("**/services/plumbing?location=Austin%2C+TX&availability=week", {
      waitUntil: "commit"
    })
    release()
    await settled(page)
    expect(await page.getByRole("search").getByLabel("Urgency").inputValue()).toBe("week")
  })
})

describe("before the program is here", () => {
  it("what is pressed waits for it", async () => {
    const { page } = await product.open()
    const { asked, tell } = await hold(page, program)
    await page.goto("/providers", { waitUntil: "commit" })
    await asked
    await page.getByRole("button", { name: "Licensed", exact: true }).click()
    expect(page.url()).toBe(`${product.url}/providers`)
    tell(true)
    await page.waitForURL("**/providers?isLicensed=true")
  })

  it("and will not come, what is pressed is the browser's", async () => {
    const { page } = await product.open()
    const { asked, tell } = await hold(page, program)
    await page.goto("/services/plumbing", { waitUntil: "commit" })
    await asked
    const search = page.getByRole("search")
    await search.getByLabel("Location").fill("Austin, TX")
    await search.getByRole("button").click()
    expect(page.url()).toBe(`${product.url}/services/plumbing`)
    tell(false)
    // A press that nobody keeps has its way.
    await page.waitForFunction(() =>
      document
        .querySelector("#root header button")
        ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
    )
    expect(page.url()).toBe(`${product.url}/services/plumbing`)
    await search.getByRole("button").click()
    await page.waitForURL("**/services/plumbing?location=Austin%2C+TX*", { waitUntil: "commit" })
  })
})

describe("a reload", () => {
  it("stands where it stood before the scripts are here", async () => {
    const { page } = await product.open()
    await page.goto("/services")
    await settled(page)
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }))
    await page.waitForFunction(() => window.scrollY > 690)
    const release = await holdScripts(page)
    await page.reload({ waitUntil: "commit" })
    await page.waitForFunction(() => window.scrollY > 690)
    release()
    await settled(page)
    expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(700)
  })
})
