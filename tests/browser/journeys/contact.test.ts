import { expect, it } from "vitest"

import { shortName } from "#domain/account/short-name.ts"
import { atProduct } from "#tests/support/browser/at-product.ts"
import { aNewcomer, demoPerson, register } from "#tests/support/browser/people.ts"

import {
  askKeepingTheNumber,
  cardOf,
  chooseMore,
  findAmongSaved,
  openBusinessPage,
  openChat,
  phone,
  saveAsVisitor,
  shareNumber
} from "./contact-steps.ts"
import { acceptOffer, business, sendOffer, signInByForm, write } from "./quote-steps.ts"

const product = atProduct()

it("gives a number and a name step by step, and ends in a closed conversation", async () => {
  const olivia = aNewcomer({ firstName: "Olivia" })
  const full = `${olivia.firstName} ${olivia.lastName}`
  const description = `The boiler hums at ${olivia.username}.`
  const { page: elsewhere } = await product.open()
  await register(elsewhere, olivia)
  const { complaints, page: homeowner } = await product.open()
  const { complaints: providerComplaints, page: provider } = await product.open()

  await openBusinessPage(homeowner)
  await saveAsVisitor(homeowner, olivia)
  await findAmongSaved(homeowner, olivia)
  await askKeepingTheNumber(homeowner, description)

  await signInByForm(provider, demoPerson("Rick"))
  const asked = await cardOf(provider, description)
  expect(asked).toContain(shortName(olivia))
  expect(asked).not.toContain(olivia.lastName)
  expect(asked).not.toContain(phone)

  await shareNumber(homeowner, description)
  const shared = await cardOf(provider, description)
  expect(shared).toContain(phone)
  expect(shared).not.toContain(olivia.lastName)

  await sendOffer(provider, description)
  await acceptOffer(homeowner, description)
  expect(await cardOf(provider, description)).toContain(full)

  const chat = await openChat(homeowner, description, business)
  await chat.getByText(/^You shared your number/).waitFor()
  await chooseMore(homeowner, "Archive")
  await homeowner.getByText("Conversation archived").first().waitFor()
  await homeowner.getByRole("link", { name: "Archived" }).click()
  await homeowner.getByRole("listitem").filter({ hasText: business }).waitFor()

  const theirs = await openChat(provider, description, full)
  await theirs.getByText(new RegExp(`^${full} shared their number`)).waitFor()
  await write(theirs, "I could come on Monday.")
  await homeowner.goto("/messages")
  await homeowner.getByRole("listitem").filter({ hasText: business }).getByRole("button").click()
  await chat.getByText("I could come on Monday.").waitFor()

  await chooseMore(homeowner, "Block")
  const dialog = homeowner.getByRole("dialog", { name: `Block ${business}?` })
  await dialog
    .getByText(`You and ${business} will not be able to write to each other. They are not told.`)
    .waitFor()
  await dialog.getByRole("button", { name: "Block" }).click()
  await chat.getByText("This conversation is closed.").waitFor()
  await theirs.getByText("This conversation is closed.").waitFor()
  expect(await theirs.getByRole("textbox", { name: "Message" }).count()).toBe(0)
  expect([...complaints, ...providerComplaints]).toEqual([])
})
