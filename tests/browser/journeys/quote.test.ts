import { describe, expect, it } from "vitest"

import { atProduct } from "#tests/support/browser/at-product.ts"
import { aNewcomer, demoPerson } from "#tests/support/browser/people.ts"

import {
  business,
  findNearby,
  narrow,
  seeOnlyThoseAskedFor,
  openBusiness,
  fillRequest,
  registerInstead,
  sendKeptRequest,
  signInByForm,
  quoteOf,
  sendOffer,
  acceptOffer,
  chatWith,
  write,
  readAndAnswer,
  complete
} from "./quote-steps.ts"

const product = atProduct()

describe.each(["desktop", "phone"] as const)("from a search to a finished job on a %s", (screen) => {
  it("leads a visitor to a provider, through registration to a request, an offer, words and completion", async () => {
    const newcomer = aNewcomer()
    const partner = `${newcomer.firstName} ${newcomer.lastName}`
    const description = `The kitchen faucet drips day and night at ${newcomer.lastName}.`
    const { complaints, page: homeowner } = await product.open({ screen })
    const { complaints: providerComplaints, page: provider } = await product.open({ screen })

    await findNearby(homeowner)
    await narrow(homeowner)
    await seeOnlyThoseAskedFor(homeowner)
    await openBusiness(homeowner)
    await fillRequest(homeowner, description)
    await registerInstead(homeowner, newcomer)
    await sendKeptRequest(homeowner, description)

    await signInByForm(provider, demoPerson("Rick"))
    await sendOffer(provider, description)

    await acceptOffer(homeowner, description)
    await (await quoteOf(homeowner, description)).getByRole("link", { name: "Message" }).click()
    await homeowner.waitForURL("**/messages?conversation=*")
    await write(chatWith(homeowner, business), "The side gate is open on Thursday.")

    await readAndAnswer(provider, partner, "The side gate is open on Thursday.", "See you at nine.")
    await homeowner.reload()
    await chatWith(homeowner, business).getByText("See you at nine.").waitFor()

    await complete(homeowner, description)
    await provider.goto("/dashboard?tab=quotes")
    await provider.getByRole("button", { name: /^Done/ }).click()
    await provider
      .getByRole("article")
      .filter({ hasText: description })
      .getByText("completed", { exact: true })
      .waitFor()
    expect([...complaints, ...providerComplaints]).toEqual([])
  })
})
