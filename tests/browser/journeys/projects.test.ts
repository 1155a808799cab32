import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"

import { atProduct } from "#tests/support/browser/at-product.ts"
import { aNewcomer, demoPerson, type Newcomer, register, signIn } from "#tests/support/browser/people.ts"

const product = atProduct()

const titleOf = ({ lastName }: Newcomer) => `Move the laundry to the garage, ${lastName}`

const openForm = async (page: Page) => {
  await page.goto("/dashboard")
  await page.getByRole("link", { name: "New Project" }).click()
  await page.waitForURL("**/start-project")
}

const postProject = async (page: Page, title: string) => {
  await page.getByLabel("Project Title").fill(title)
  await page.getByLabel("Service Category").selectOption("Plumbing")
  await page
    .getByLabel("Project Description")
    .fill("Water and drain for the washer, forty feet from the stack.")
  await page.getByLabel("Location").fill("Austin, TX 78704")
  await page.getByLabel("Preferred Timeline").selectOption("1 month")
  await page.getByLabel("Budget Range").fill("3500")
  await page.getByRole("button", { name: "Create Project" }).click()
  await page.getByText("Project created successfully!").first().waitFor()
  await page.waitForURL("**/dashboard")
  await page.getByRole("article", { name: title }).and(page.locator(":focus")).waitFor()
}

const projectOf = (page: Page, title: string) => page.getByRole("article", { name: title })

const bid = async (page: Page, title: string, price: string) => {
  await page.goto("/dashboard")
  const card = projectOf(page, title)
  await card.getByRole("button", { name: "Quote on this project" }).click()
  const dialog = page.getByRole("dialog", { name: "Quote on this project" })
  await dialog.getByLabel("Price").fill(price)
  await dialog.getByLabel("Timeline").fill("Two days")
  await dialog.getByLabel("Message").fill("Supply, drain and a new shut-off valve included.")
  await dialog.getByRole("button", { name: "Send quote" }).click()
  await dialog.waitFor({ state: "detached" })
  await card.getByText(`$${Number(price).toLocaleString("en-US")}`).waitFor()
}

describe.each(["desktop", "phone"] as const)("projects on a %s", (screen) => {
  it("are posted by a homeowner, quoted on by two providers, and won by one of them", async () => {
    const newcomer = aNewcomer()
    const title = titleOf(newcomer)
    const [{ complaints, page: homeowner }, { page: rick }, { page: tomas }] = await Promise.all([
      product.open({ screen }),
      product.open({ screen }),
      product.open({ screen })
    ])
    await register(homeowner, newcomer)
    await openForm(homeowner)
    await postProject(homeowner, title)
    await projectOf(homeowner, title).getByText("pending", { exact: true }).waitFor()
    expect(await projectOf(homeowner, title).innerText()).toMatch(
      /\$3,500[^]*Within 1 month[^]*Austin, TX 78704/
    )

    await signIn(rick, demoPerson("Rick"))
    await bid(rick, title, "2900")
    await signIn(tomas, demoPerson("Tomás"))
    await bid(tomas, title, "3300")

    await homeowner.reload()
    const card = projectOf(homeowner, title)
    await card.getByText("$2,900").waitFor()
    await card.getByText("$3,300").waitFor()
    await card.getByRole("button", { name: "Accept offer" }).first().click()
    await homeowner.getByRole("dialog").getByRole("button", { name: "Accept for $2,900" }).click()
    await card.getByText("in progress", { exact: true }).waitFor()

    await rick.goto("/dashboard?tab=projects&show=offers")
    await projectOf(rick, title).getByText("in progress", { exact: true }).waitFor()
    await tomas.goto("/dashboard?tab=quotes")
    await tomas.getByRole("button", { name: /^Done/ }).click()
    await tomas
      .getByRole("article")
      .filter({ hasText: title })
      .getByText("rejected", { exact: true })
      .waitFor()
    expect(complaints).toEqual([])
  })
})

describe("the project form", () => {
  it("keeps everything typed and names each fault when something is missing", async () => {
    const { page } = await product.open()
    await register(page)
    await page.goto("/start-project")
    await page.getByLabel("Project Title").fill("Deck")
    await page.getByLabel("Budget Range").fill("20")
    await page.getByRole("button", { name: "Create Project" }).click()
    for (const words of [
      "Title must be at least 5 characters",
      "Please select a service category",
      "Description must be at least 20 characters",
      "Location is required",
      "Please select a timeline",
      "Budget must be at least $100"
    ])
      await page.getByText(words).waitFor()
    expect(await page.getByLabel("Project Title").inputValue()).toBe("Deck")
  })
})
