import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"

import { atProduct } from "#tests/support/browser/at-product.ts"
import { aNewcomer, demoPerson, register, signIn } from "#tests/support/browser/people.ts"

const product = atProduct()

const aProject = async (page: Page, title: string): Promise<string> => {
  const categories: ReadonlyArray<{ readonly id: string; readonly name: string }> = await (
    await page.request.get("/api/categories")
  ).json()
  const posted = await page.request.post("/api/projects", {
    data: {
      title,
      description: "Move the tub's drain by two feet and set a new trap below the floor.",
      categoryId: categories.find(({ name }) => name === "Plumbing")?.id,
      location: "Austin, TX 78757",
      budget: 1800,
      timeline: "1 month",
      providerId: "all"
    }
  })
  expect(posted.status()).toBe(201)
  const { id }: { readonly id: string } = await posted.json()
  return id
}

const invite = async (page: Page, business: string) => {
  await page.getByRole("button", { name: "Invite professionals" }).click()
  const dialog = page.getByRole("dialog", { name: "Invite professionals" })
  await dialog.getByRole("checkbox", { name: new RegExp(`^${business}`) }).check()
  await dialog.getByRole("button", { name: "Invite", exact: true }).click()
  await dialog.waitFor({ state: "detached" })
  await page.getByRole("region", { name: "Invited" }).getByRole("link", { name: business }).waitFor()
}

const sendOffer = async (page: Page) => {
  await page.getByRole("button", { name: "Send an offer" }).click()
  const dialog = page.getByRole("dialog", { name: "Quote on this project" })
  await dialog.getByLabel("Price").fill("1650")
  await dialog.getByLabel("Timeline").fill("Three days")
  await dialog.getByLabel("Message").fill("Drain, trap and the patched floor included.")
  await dialog.getByRole("button", { name: "Send quote" }).click()
  await dialog.waitFor({ state: "detached" })
  await page.getByText("You offered $1,650").first().waitFor()
}

describe.each(["desktop", "phone"] as const)("an invitation on a %s", (screen) => {
  it("leads a provider to a project, and the offer to its homeowner", async () => {
    const newcomer = aNewcomer()
    const title = `Move the tub's drain, ${newcomer.lastName}`
    const [{ complaints, page: homeowner }, { complaints: others, page: rick }] = await Promise.all([
      product.open({ screen }),
      product.open({ screen })
    ])
    await register(homeowner, newcomer)
    await aProject(homeowner, title)
    await homeowner.goto("/dashboard")
    await homeowner.getByRole("link", { name: title }).click()
    await homeowner.getByText("0 of 4 offers").waitFor()
    await invite(homeowner, "Bluebonnet Plumbing")

    await signIn(rick, demoPerson("Rick"))
    await rick.goto("/dashboard")
    await rick.getByRole("button", { name: "Invited" }).click()
    await rick.getByRole("link", { name: title }).click()
    await rick.getByRole("heading", { level: 1, name: title }).waitFor()
    await sendOffer(rick)

    await homeowner.getByText("1 of 4 offers").waitFor()
    await homeowner.getByText(/Bluebonnet Plumbing.* offered \$1,650/).waitFor()
    await rick.goBack()
    await rick.getByRole("button", { name: "My offers" }).click()
    await rick.getByRole("article", { name: title }).waitFor()
    expect([...complaints, ...others]).toEqual([])
  })
})
