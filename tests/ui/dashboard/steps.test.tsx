import { screen } from "@testing-library/react"
import { describe, expect, it } from "vitest"

import { roles } from "#domain/account/role.ts"
import { projectStatuses, projectStepsFrom } from "#domain/project/project-life-cycle.ts"
import { quoteStatuses, quoteStepsOpenTo } from "#domain/quote/quote-life-cycle.ts"
import { aProject, aQuote } from "#tests/support/builders.ts"
import { mount } from "#tests/support/ui/mount.tsx"
import { ProjectActions } from "#ui/features/dashboard/projects/ProjectActions.tsx"
import { QuoteActions } from "#ui/features/dashboard/quotes/QuoteActions.tsx"

const buttons = () =>
  [...screen.queryAllByRole("button"), ...screen.queryAllByRole("link", { name: /offer$/ })].map(
    ({ textContent }) => textContent
  )

const filled = () =>
  [...document.querySelectorAll(".MuiButton-contained")].map(({ textContent }) => textContent)

const quoteLabels = {
  accept: "Accept offer",
  reject: "Decline",
  cancel: "Cancel quote",
  complete: "Mark complete"
}
const projectLabels = { publish: "Publish", withdraw: "Withdraw", complete: "Mark complete" }

const [homeowner, provider] = roles

const standings = roles.flatMap((role) =>
  quoteStatuses.flatMap((status) => [null, 240].map((price) => ({ role, status, price })))
)

const quoteView = {
  providerName: "Reyes Plumbing",
  homeownerName: "Olivia Park",
  message: null,
  offer: null,
  acceptedOffer: null,
  projectTitle: null,
  photos: [],
  canReview: false
}

describe("the buttons of a quote", () => {
  it.each(standings)(
    "for a $role, when it is $status with the price $price, are its open steps",
    (standing) => {
      const { price, role, status } = standing
      const quote = { ...aQuote({ status, providerQuote: price }), ...quoteView, price }
      mount(<QuoteActions role={role} quote={quote} />)
      const offer = price === null ? "Send offer" : "Revise offer"
      const open = quoteStepsOpenTo(role, standing).map((step) =>
        step === "offer" ? offer : quoteLabels[step]
      )
      const message = role === "homeowner" ? ["Message"] : []
      const problem = status === "accepted" ? ["Problem with this job"] : []
      expect(buttons().toSorted()).toEqual([...open, ...message, ...problem].toSorted())
    }
  )
})

it.each(roles)("a %s tells of a problem with a job that was cancelled once it was agreed on", (role) => {
  const cancelled = { status: "cancelled", providerQuote: 240, acceptedAt: new Date().toISOString() } as const
  const quote = { ...aQuote(cancelled), ...quoteView, price: 240 }
  mount(<QuoteActions role={role} quote={quote} />)
  expect(buttons()).toContain("Problem with this job")
})

it.each([
  [homeowner, "pending", 240, ["Accept offer"]],
  [homeowner, "accepted", 240, []],
  [provider, "pending", null, ["Send offer"]],
  [provider, "pending", 240, []]
] as const)("a %s is urged, when the quote is %s with the price %s, to %j", (role, status, price, urged) => {
  const quote = { ...aQuote({ status, providerQuote: price }), ...quoteView, price }
  mount(<QuoteActions role={role} quote={quote} />)
  expect(filled()).toEqual(urged)
})

describe("the buttons of a project", () => {
  const view = { budget: 5000, providerName: null, photos: [], canQuote: false, offers: 0 }

  it.each(projectStatuses)("for its homeowner, when it is %s, are its open steps", (status) => {
    const project = { ...aProject({ status, publishedAt: null }), ...view }
    mount(<ProjectActions role={homeowner} project={project} hasOffers={false} />)
    const deleted = status === "draft" ? ["Delete"] : []
    expect(buttons()).toEqual([...projectStepsFrom(status).map((step) => projectLabels[step]), ...deleted])
  })

  it.each([
    [true, ["Quote on this project"]],
    [false, []]
  ])("for a provider who can quote (%s) are %j", (canQuote, expected) => {
    const project = { ...aProject(), ...view, canQuote }
    mount(<ProjectActions role={provider} project={project} hasOffers={false} />)
    expect(buttons()).toEqual(expected)
  })

  it.each([
    ["has room", { offers: 3 }, false, false],
    ["is full", { offers: 4 }, false, true],
    ["is full, with an offer of this provider", { offers: 4 }, true, false],
    ["is full and is a draft", { offers: 4, status: "draft" as const }, false, false]
  ])("for a provider who cannot quote on one that %s say why: %j", (_, changes, hasOffers, isSaid) => {
    const project = { ...aProject({ status: "pending", maxOffers: 4 }), ...view, ...changes }
    mount(<ProjectActions role={provider} project={project} hasOffers={hasOffers} />)
    expect(screen.queryByText("This project takes no more offers.") !== null).toBe(isSaid)
  })
})
