import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"

import { atProduct } from "#tests/support/browser/at-product.ts"
import { aNewcomer, demoPerson, register, signIn } from "#tests/support/browser/people.ts"
import { providerId } from "#tests/support/browser/places.ts"

const product = atProduct()

const pathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

const signInHere = async (page: Page) => {
  const { email, password } = demoPerson("Olivia")
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Sign In", exact: true }).click()
}

describe.each(["desktop", "phone"] as const)("the session on a %s", (screen) => {
  it("ends by Log out, and what needs one asks to sign in again", async () => {
    const { page } = await product.open({ screen })
    const { firstName } = await register(page)
    await page.goto("/dashboard")
    const logo = page.getByRole("banner").getByRole("link", { name: /^Best Contractors/ })
    const brand = screen === "phone" ? "Best Contractors" : "Best Contractors On Demand"
    expect(await logo.innerText()).toBe(brand)
    expect(await logo.getByText(brand, { exact: true }).isVisible()).toBe(true)
    await page.getByRole("button", { name: firstName }).click()
    const rem = 16
    expect(await page.getByRole("menu").evaluate(({ clientWidth }) => clientWidth)).toBe(12 * rem)
    await page.getByRole("menuitem", { name: "Log out" }).click()
    await page.getByText("Logged out successfully").first().waitFor()
    expect(pathOf(page)).toBe("/")
    const { user }: { readonly user: unknown } = await (await page.request.get("/api/me")).json()
    expect(user).toBeNull()
    await page.goto("/dashboard")
    await page.waitForURL("**/login?next=%2Fdashboard")
  })

  it.each(["/dashboard?tab=quotes", "/messages", "/start-project?title=Heating+%26+cooling"])(
    "brings somebody who came for %s there after signing in",
    async (path) => {
      const { page } = await product.open({ screen })
      await page.goto(path)
      await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor()
      await signInHere(page)
      await page.waitForURL(product.url + path)
      expect(pathOf(page)).toBe(path)
    }
  )
})

describe("an account", () => {
  it.each(["a double click", "Enter and a click"])("is made once by %s, as a provider's", async (press) => {
    const { complaints, page } = await product.open({ screen: "phone" })
    await page.goto("/")
    await page.getByRole("button", { name: "Open menu" }).click()
    await page.getByRole("link", { name: "Join as Pro" }).click()
    await page.waitForURL("**/register?role=provider")
    const newcomer = aNewcomer()
    for (const [label, text] of [
      ["First name", newcomer.firstName],
      ["Last name", newcomer.lastName],
      ["Username", newcomer.username],
      ["Email", newcomer.email],
      ["Password", newcomer.password],
      ["Confirm password", newcomer.password]
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(text)
    }
    const answers: Array<number> = []
    page.on("response", (answer) => {
      if (answer.url().endsWith("/api/auth/register")) answers.push(answer.status())
    })
    const button = page.getByRole("button", { name: "Create Account" })
    await button.scrollIntoViewIfNeeded()
    const { height = 0, width = 0, x = 0, y = 0 } = (await button.boundingBox()) ?? {}
    // By coordinates: Playwright would wait until a disabled button can be pressed.
    if (press === "Enter and a click") {
      await Promise.all([page.keyboard.press("Enter"), page.mouse.click(x + width / 2, y + height / 2)])
    } else await button.dblclick()
    await page.waitForURL("**/dashboard")
    await page.getByText("View your projects, quotes, and communicate with clients").waitFor()
    expect(answers).toEqual([201])
    expect(complaints).toEqual([])
  })
})

const kept = (page: Page) => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))

describe("what was typed and not sent", () => {
  const secret = "The key lies under the mat"
  it("is gone from every tab after Log out in one of them", async () => {
    const { page } = await product.open()
    const { firstName } = await register(page)
    const other = await page.context().newPage()
    await other.goto(`${product.url}/provider/${await providerId(product.url)}`)
    await other.getByRole("button", { name: "Get Quote" }).first().click()
    await other.getByLabel("Project description").fill(secret)
    expect(await kept(other)).toContain(secret)

    await page.goto("/")
    await page.getByRole("button", { name: firstName }).click()
    await page.getByRole("menuitem", { name: "Log out" }).click()
    await page.getByText("Logged out successfully").first().waitFor()
    await other.waitForFunction((words) => !JSON.stringify(sessionStorage).includes(words), secret)
    expect(await kept(other)).not.toContain(secret)
    expect(await kept(page)).not.toContain(secret)
  })
})

describe("addresses", () => {
  it("lead straight to a provider", async () => {
    const { page } = await product.open()
    await page.goto(`/provider/${await providerId(product.url)}`)
    await page.getByRole("heading", { level: 1, name: "Bluebonnet Plumbing & Drain" }).waitFor()
    expect(await page.title()).toContain("Bluebonnet Plumbing & Drain")
  })

  it("carry a specialty to the list of professionals", async () => {
    const { page } = await product.open()
    await page.goto("/providers?specialty=Pool%20Services")
    await page.getByRole("article").first().waitFor()
    expect(await page.getByLabel("Specialty", { exact: true }).inputValue()).toBe("Pool Services")
    const answer = await page.request.get("/api/providers?specialty=Pool%20Services")
    await page.getByText(`Found ${answer.headers()["x-total-count"]} professionals`).waitFor()
  })

  it("that name nothing show the not-found screen with status 404", async () => {
    const { page } = await product.open()
    const answer = await page.goto("/nowhere/at/all")
    expect(answer?.status()).toBe(404)
    await page.getByRole("heading", { name: "404 Page Not Found" }).waitFor()
    await page.getByText("Did you forget to add the page to the router?").waitFor()
  })

  it("of the project form restrict access to homeowners", async () => {
    const { page } = await product.open()
    await signIn(page, demoPerson("Rick"))
    await page.goto("/start-project")
    await page.getByText("Only homeowners can create new projects").waitFor()
    expect(await page.getByLabel("Project Title").count()).toBe(0)
    await page.getByRole("link", { name: "Go to Dashboard" }).click()
    await page.waitForURL("**/dashboard")
  })
})
