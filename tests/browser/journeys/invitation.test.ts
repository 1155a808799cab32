import type { Page } from "playwright-core"
import { describe, expect, it, vi } from "vitest"

import { atProduct } from "#tests/support/browser/at-product.ts"
import { aNewcomer, demoPerson, register, signIn } from "#tests/support/browser/people.ts"

import { chooseMore, heart, openBusinessPage, phone } from "./contact-steps.ts"
import { business, chatWith } from "./quote-steps.ts"

// From the heart of a professional to a conversation that is closed.
vi.setConfig({ testTimeout: 180_000 })

const product = atProduct()
const street = "1204 Juniper Lane"

const aProject = async (page: Page, title: string): Promise<string> => {
  const categories: ReadonlyArray<{ readonly id: string; readonly name: string }> = await (
    await page.request.get("/api/categories")
  ).json()
  const posted = await page.request.post("/api/projects", {
    data: {
      title,
      description: "Move the tub's drain by two feet and set a new trap below the floor.",
      categoryId: categories.find(({ name }) => name === "Plumbing")?.id,
      location: `${street}, Austin, TX 78757`,
      budget: 1800,
      timeline: "1 month",
      providerId: "all"
    }
  })
  expect(posted.status()).toBe(201)
  const { id }: { readonly id: string } = await posted.json()
  return id
}

const invite = async (page: Page) => {
  await page.getByRole("button", { name: "Invite professionals" }).click()
  const dialog = page.getByRole("dialog", { name: "Invite professionals" })
  await dialog.getByRole("checkbox", { name: new RegExp(`^${business}`) }).check()
  await dialog.getByRole("button", { name: "Invite", exact: true }).click()
  await dialog.waitFor({ state: "detached" })
  await page.getByRole("region", { name: "Invited" }).getByRole("link", { name: business }).waitFor()
}

const sendOffer = async (page: Page) => {
  await page.getByRole("button", { name: "Quote on this project" }).click()
  const dialog = page.getByRole("dialog", { name: "Quote on this project" })
  await dialog.getByLabel("Price").fill("1650")
  await dialog.getByLabel("Timeline").fill("Three days")
  await dialog.getByLabel("Message").fill("Drain, trap and the patched floor included.")
  await dialog.getByRole("button", { name: "Send quote" }).click()
  await dialog.waitFor({ state: "detached" })
  await page.getByText("You offered $1,650").first().waitFor()
}

const save = async (page: Page) => {
  await openBusinessPage(page)
  await (await heart(page)).click()
  await (await heart(page)).and(page.locator("[aria-pressed=true]")).waitFor()
}

/** Shares the account's phone number with the provider of the offer. */
const shareNumber = async (page: Page) => {
  await page.getByRole("button", { name: "Share my number" }).click()
  await page.getByText(/has had your number since .* \(you shared it\)\./).waitFor()
}

const accept = async (page: Page) => {
  await page.getByRole("button", { name: "Accept offer" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "Accept for $1,650" }).click()
  await page.getByText("in progress", { exact: true }).first().waitFor()
}

/** Posts the project again: a draft with the same words, which leaves the first project as it is. */
const postAgain = async (page: Page, title: string) => {
  const before = page.url()
  await page.getByRole("button", { name: "Post again" }).click()
  await page.waitForURL((url) => url.href !== before)
  await page.getByRole("heading", { level: 1, name: title }).waitFor()
  await page.getByRole("button", { name: "Publish", exact: true }).click()
  await page.getByText("0 of 4 offers").waitFor()
}

/** Opens the conversation, which is in the archived list once it is put away or closed. */
const openConversation = async (page: Page, partner: string, list = "/messages") => {
  await page.goto(list)
  await page.getByRole("listitem").filter({ hasText: partner }).getByRole("button").click()
  const chat = chatWith(page, partner)
  await chat.waitFor()
  return chat
}

const archived = "/messages?archived=true"

const archiveAndBlock = async (page: Page) => {
  await openConversation(page, business)
  await chooseMore(page, "Archive")
  await page.getByText("Conversation archived").first().waitFor()
  await openConversation(page, business, archived)
  await chooseMore(page, "Block")
  const dialog = page.getByRole("dialog", { name: `Block ${business}?` })
  await dialog.getByText(/still open are withdrawn/).waitFor()
  await dialog.getByRole("button", { name: "Block" }).click()
  await chatWith(page, business).getByText("This conversation is closed.").waitFor()
}

describe.each(["desktop", "phone"] as const)("an invitation on a %s", (screen) => {
  it("leads a saved professional to a project, their offer to its homeowner, and both to an end", async () => {
    const newcomer = aNewcomer()
    const title = `Move the tub's drain, ${newcomer.username}`
    const [{ complaints, page: homeowner }, { complaints: others, page: rick }] = await Promise.all([
      product.open({ screen }),
      product.open({ screen })
    ])
    await register(homeowner, newcomer)
    const { firstName, lastName, username } = newcomer
    await homeowner.request.put("/api/me", { data: { firstName, lastName, username, phone } })
    await save(homeowner)
    await aProject(homeowner, title)
    await homeowner.goto("/dashboard")
    await homeowner.getByRole("link", { name: title }).click()
    await homeowner.getByText("0 of 4 offers").waitFor()
    await invite(homeowner)

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
    const card = rick.getByRole("article", { name: title })
    await card.waitFor()
    expect(await card.innerText()).not.toContain(street)

    await rick.goto("/dashboard?tab=quotes")
    const bid = rick.getByRole("article").filter({ hasText: title })
    await bid.waitFor()
    expect(await bid.innerText()).not.toContain(phone)
    await shareNumber(homeowner)
    await bid.getByText(phone).first().waitFor()
    expect(await bid.innerText()).not.toContain(lastName)
    await accept(homeowner)
    await bid.getByText(`${firstName} ${lastName}`).first().waitFor()
    await rick.goto("/dashboard?tab=projects")
    await card.getByText(street).waitFor()

    await postAgain(homeowner, title)
    await archiveAndBlock(homeowner)
    const closed = await openConversation(rick, `${firstName} ${lastName}`, archived)
    await closed.getByText("This conversation is closed.").waitFor()
    expect([...complaints, ...others]).toEqual([])
  })
})
