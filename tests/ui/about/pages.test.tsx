import { cleanup, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"

import { checkReminderDays } from "#domain/check/check-options.ts"
import { mount } from "#tests/support/ui/mount.tsx"
import { aboutScreens } from "#ui/features/about/about-screens.ts"
import { type AboutPath, aboutLinks } from "#ui/shared/routing/nav-links.ts"

afterEach(() => {
  document.querySelector("meta[name=site-operator]")?.remove()
})

const open = (path: AboutPath) => {
  const Screen = aboutScreens[path]
  mount(<Screen />, { path, user: null })
  return document.body.textContent ?? ""
}

const operator = { name: "Pros & Sons, Inc.", email: "hello@pros.example", address: "12 Main Street, Austin" }
const nameOperator = (told: object = operator) =>
  document.head.append(
    Object.assign(document.createElement("meta"), { name: "site-operator", content: JSON.stringify(told) })
  )

describe("a page about the site", () => {
  it.each(aboutLinks)("$href has one title, sections, and ways to all the others", ({ href }) => {
    open(href)
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1)
    expect(screen.getAllByRole("heading", { level: 2 }).length).toBeGreaterThanOrEqual(3)
    const others = within(screen.getByRole("navigation", { name: "More about this site" }))
    expect(others.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
      aboutLinks.map((link) => link.href).filter((other) => other !== href)
    )
  })

  it.each(["/how-it-works", "/terms"] as const)("%s says that no payment is taken here", (path) => {
    expect(open(path)).toContain("No payment is taken here.")
  })
})

describe("how results are ordered", () => {
  it("gives the formula and its examples as the search counts them", () => {
    const words = open("/how-results-are-ordered")
    expect(words).toContain("(5 × 4.5 + sum of stars) ÷ (5 + reviews)")
    expect(words).toContain(
      "One review of 5 stars counts as 4.58, a hundred of 4.9 as 4.88, no review yet as 4.50."
    )
  })

  it("says how far a search reaches, and that nobody can pay", () => {
    const words = open("/how-results-are-ordered")
    expect(words).toContain("within 50 miles of it")
    expect(words).toContain("Nobody can pay for a place.")
  })
})

it("says what a tick means, and what is only stated", () => {
  const words = open("/how-we-check-professionals")
  expect(words).toContain("“stated by the business”, nobody has compared that with a register")
  expect(words).toContain("of the last 24 months")
  expect(words).toContain(`We write to the business ${checkReminderDays.join(" and ")} days before.`)
})

it("says for how long what is kept", () => {
  const words = open("/privacy")
  expect(words).toContain("keeps you signed in for 7 days")
  expect(words).toContain("for 365 days")
  expect(words).toContain("before you confirmed your address stays counted.")
})

it("promises no more limits under Help than stand there", () => {
  expect(open("/terms")).toContain("The most important ones stand under Help.")
})

describe("who runs the site", () => {
  it("is named on the pages as the settings say, with a link to write to them", () => {
    nameOperator()
    const words = open("/contact")
    for (const told of Object.values(operator)) expect(words).toContain(told)
    expect(screen.getByRole("link", { name: operator.email }).getAttribute("href")).toBe(
      "mailto:hello@pros.example"
    )
    cleanup()
    expect(open("/terms")).toContain("a marketplace run by Pros & Sons, Inc. where")
    cleanup()
    expect(open("/privacy")).toContain("write to hello@pros.example")
  })

  it("is said to be unknown where the settings do not say", () => {
    const words = open("/contact")
    for (const missing of ["a name", "an email address", "a postal address"])
      expect(words).toContain(`The operator of this site has not given ${missing} yet.`)
  })
})
