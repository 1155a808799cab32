import { describe, expect, it } from "vitest"

import { atProduct } from "../support/browser/at-product.ts"
import { hold, holdScripts, overSlowLine } from "../support/browser/held-files.ts"
import { demoPerson } from "../support/browser/people.ts"
import { settled } from "../support/browser/settled.ts"

const product = atProduct()

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

describe("what is typed and chosen before the scripts are here", () => {
  it.each([undefined, "Austin, TX"])(
    "is searched for on a landing page, all of it, after an earlier search near %s",
    async (lastPlace) => {
      const { page } = await product.open({ screen: "phone" })
      if (lastPlace !== undefined)
        await page.addInitScript((place) => localStorage.setItem("last-place", place), lastPlace)
      const release = await holdScripts(page)
      await page.goto("/services/kitchen-remodel", { waitUntil: "commit" })
      await page.getByPlaceholder("Enter your zip code or city").fill("Dallas, TX")
      await page.getByRole("search").getByRole("combobox").last().selectOption({ label: "Countertops" })
      release()
      await settled(page)
      await page.getByRole("button", { name: "Search Professionals" }).click()
      await page.waitForURL("**/services/kitchen-remodel?service=countertops&location=Dallas%2C+TX")
      expect(await page.getByPlaceholder("Enter your zip code or city").inputValue()).toBe("Dallas, TX")
    }
  )

  it("narrows the list, by every choice", async () => {
    const { page } = await product.open()
    const release = await holdScripts(page)
    await page.goto("/providers", { waitUntil: "commit" })
    await page.getByLabel("Specialty").selectOption("Plumbing")
    await page.getByLabel("Availability").selectOption("week")
    await page.getByLabel("Sort by").selectOption("price")
    release()
    await page.waitForURL("**/providers?specialty=Plumbing&availability=week&sortBy=price")
    await settled(page)
    expect(await page.getByLabel("Specialty").inputValue()).toBe("Plumbing")
    expect(await page.getByLabel("Sort by").inputValue()).toBe("price")
  })

  it("is the account's username, also where it is typed on", async () => {
    const { page } = await product.open()
    const release = await holdScripts(page)
    await page.goto("/register", { waitUntil: "commit" })
    await page.getByLabel("First name").fill("Una")
    await page.getByLabel("Last name").fill("Test")
    await page.getByLabel("Username").focus()
    await page.keyboard.type("mine")
    release()
    await settled(page)
    await page.keyboard.type("77")
    await page.getByLabel("Last name").fill("Testa")
    expect(await page.getByLabel("Username").inputValue()).toBe("mine77")
  })

  it("stands beside what was typed there before the page was loaded anew", async () => {
    const { page } = await product.open()
    await page.goto("/join-as-pro")
    await settled(page)
    await page.getByLabel("First name").fill("Una")
    await page.getByLabel("Business name").fill("Una's Pipes")
    await page.getByRole("group", { name: "Services & Specialties" }).getByLabel("Plumbing").check()
    // Whether to leave what is typed.
    page.on("dialog", (dialog) => void dialog.accept())
    const release = await holdScripts(page)
    await page.reload({ waitUntil: "commit" })
    await page.getByLabel("Business name").fill("Una's Drains")
    release()
    await settled(page)
    expect(await page.getByLabel("First name").inputValue()).toBe("Una")
    expect(await page.getByLabel("Business name").inputValue()).toBe("Una's Drains")
    expect(await page.getByLabel("Plumbing").isChecked()).toBe(true)
  })

  it("is not begun by a proposal where the username's field was entered", async () => {
    const { page } = await product.open()
    const release = await holdScripts(page)
    await page.goto("/register", { waitUntil: "commit" })
    await page.getByLabel("First name").fill("Una")
    await page.getByLabel("Username").focus()
    release()
    await settled(page)
    await page.keyboard.type("mine77")
    expect(await page.getByLabel("Username").inputValue()).toBe("mine77")
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

  it("so does Enter in a field", async () => {
    const { page } = await product.open()
    const { asked, tell } = await hold(page, program)
    await page.goto("/login", { waitUntil: "commit" })
    await asked
    await page.getByLabel("Email").fill(demoPerson("Olivia").email)
    await page.getByLabel("Password", { exact: true }).fill(demoPerson("Olivia").password)
    await page.getByLabel("Password", { exact: true }).press("Enter")
    expect(page.url()).toBe(`${product.url}/login`)
    tell(true)
    await page.waitForURL("**/dashboard")
  })

  it("a field that is entered has its list afterwards", async () => {
    const { page } = await product.open()
    const { asked, tell } = await hold(page, program)
    await page.goto("/providers", { waitUntil: "commit" })
    await asked
    const field = page.getByRole("search", { name: "Professionals" }).getByLabel("Location")
    await field.focus()
    await page.keyboard.type("aust")
    tell(true)
    await page.getByRole("option", { name: "Austin, TX" }).waitFor()
    expect(await field.inputValue()).toBe("aust")
  })

  it("its libraries are on their way over a slow line before the page is drawn", async () => {
    const { page } = await product.open()
    await overSlowLine(page)
    await page.goto("/providers")
    await settled(page)
    const [painted, ...libraries] = await page.evaluate(() =>
      [
        ...performance.getEntriesByName("first-contentful-paint"),
        ...performance.getEntries().filter(({ name }) => /assets\/(?:react|material)-/.test(name))
      ].map(({ startTime }) => startTime)
    )
    expect(libraries).toHaveLength(2)
    expect(Math.max(...libraries)).toBeLessThan(painted ?? 0)
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
    // A press that the page does not keep is not prevented.
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
    // Whether to leave what is typed.
    page.on("dialog", (dialog) => void dialog.accept())
    const release = await holdScripts(page)
    await page.reload({ waitUntil: "commit" })
    await page.waitForFunction(() => window.scrollY > 690)
    release()
    await settled(page)
    expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(700)
  })
})
