import { readFileSync } from "node:fs"

import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"

import { demoAccounts, demoInstant, demoMarketplace, demoOperator } from "#adapters/demo/index.ts"
import { minPasswordLength } from "#domain/account/account.ts"
import { fullName } from "#domain/account/full-name.ts"
import { minUsernameLength } from "#domain/account/username.ts"
import { Email } from "#domain/shared/text.ts"

import { found } from "./index-of.ts"

const market = demoMarketplace()
const readme = readFileSync("README.md", "utf8")
const userOf = (email: string) => found(market.users.find((user) => user.email === email))
const providerOf = (email: string) =>
  found(market.providers.find(({ userId }) => userId === userOf(email).id))
const emails = (role: string) =>
  demoAccounts.filter((account) => account.role === role).map(({ email }) => email)

describe("the people of the demo marketplace", () => {
  it("have valid user names and email addresses, each their own whatever the case", () => {
    const usernames = market.users.map(({ username }) => username.toLowerCase())
    expect(new Set(usernames).size).toBe(market.users.length)
    expect(new Set(market.users.map(({ email }) => email.toLowerCase())).size).toBe(market.users.length)
    for (const { email, firstName, lastName, username } of market.users) {
      expect(Schema.decodeUnknownSync(Email)(email)).toBe(email)
      expect(email).toMatch(/^[a-z0-9.]+@example\.com$/)
      expect(username.length).toBeGreaterThanOrEqual(minUsernameLength)
      expect(firstName !== "" && lastName !== "").toBe(true)
    }
  })

  it("have phone numbers that are kept for fiction, and some have none", () => {
    const phones = market.users.map(({ phone }) => phone)
    expect(phones.every((phone) => phone === null || /^\(\d{3}\) 555-01\d\d$/.test(phone))).toBe(true)
    expect(phones).toContain(null)
  })
})

describe("the demo accounts", () => {
  it("are two homeowners and three providers, as they stand in the marketplace", () => {
    expect([emails("homeowner").length, emails("provider").length]).toEqual([2, 3])
    for (const { email, name, password, role } of demoAccounts) {
      expect(userOf(email).role).toBe(role)
      expect(fullName(userOf(email))).toBe(name)
      expect(password.length).toBeGreaterThanOrEqual(minPasswordLength)
    }
  })

  it("have two providers with a specialty in common, in the city where the homeowners' projects are", () => {
    const plumbers = emails("provider")
      .map(providerOf)
      .filter(({ specialties }) => specialties.includes("Plumbing"))
    expect(plumbers.length).toBeGreaterThanOrEqual(2)
    const owners = new Set<string>(emails("homeowner").map((email) => userOf(email).id))
    const cities = market.projects
      .filter(({ homeownerId }) => owners.has(homeownerId))
      .map(({ location }) => location.slice(0, -6))
    expect(new Set([...cities, ...plumbers.map(({ location }) => location)]).size).toBe(1)
    const open = market.projects.filter(
      ({ providerId, status }) => status === "pending" && providerId === null
    )
    expect(open.some(({ category }) => category === "Plumbing")).toBe(true)
  })

  it("all have quotes and conversations with messages to look at", () => {
    for (const email of emails("provider")) {
      const { id } = providerOf(email)
      const statuses = market.quotes.filter(({ providerId }) => providerId === id).map(({ status }) => status)
      expect(new Set(statuses).size).toBeGreaterThanOrEqual(3)
      expect(market.conversations.some(({ providerId }) => providerId === id)).toBe(true)
    }
    for (const email of emails("homeowner")) {
      const { id } = userOf(email)
      const projects = market.projects.filter(({ homeownerId }) => homeownerId === id)
      expect(new Set(projects.map(({ status }) => status)).size).toBe(4)
      expect(
        market.conversations.filter(({ homeownerId }) => homeownerId === id).length
      ).toBeGreaterThanOrEqual(3)
    }
  })

  it("have something unread: a homeowner, and a provider", () => {
    const roles = new Map(market.users.map(({ id, role }) => [id, role]))
    const unread = market.messages.filter(({ read }) => !read)
    expect(new Set(unread.map(({ senderUserId }) => roles.get(senderUserId)))).toEqual(
      new Set(["homeowner", "provider"])
    )
  })

  it("have as much unread as README's tour says once one more has come", () => {
    const { id, userId } = providerOf("rick@example.com")
    const own = new Set(
      market.conversations.filter(({ providerId }) => providerId === id).map((one) => one.id)
    )
    const unread = market.messages.filter(
      ({ conversationId, read, senderUserId }) => own.has(conversationId) && !read && senderUserId !== userId
    )
    expect(readme).toContain(`Rick's tab says "(${unread.length + 1})"`)
  })

  it("have confirmed their addresses, as all others have, but for one homeowner", () => {
    const unconfirmed = market.users.filter(({ emailConfirmedAt }) => emailConfirmedAt === undefined)
    expect(unconfirmed.map(({ email }) => email)).toEqual(["olivia@example.com"])
    for (const { createdAt, emailConfirmedAt = demoInstant } of market.users) {
      expect(createdAt < emailConfirmedAt && emailConfirmedAt <= demoInstant).toBe(true)
    }
  })

  it("stand in README's table, each in a row, and the operator", () => {
    const rows = [...readme.matchAll(/^\| (\w+) \| `(\S+@\S+)` \| `(\S+)` \|$/gm)]
    const accounts = [...demoAccounts, { role: "operator", ...demoOperator }]
    expect(rows.map(([, ...row]) => row)).toEqual(
      accounts.map(({ email, password, role }) => [role, email, password])
    )
  })

  it("include a homeowner with a completed quote that can still be reviewed", () => {
    const reviewed = new Set(market.reviews.map(({ quoteId }) => quoteId))
    const owners = new Set<string>(emails("homeowner").map((email) => userOf(email).id))
    const waiting = market.quotes.filter(
      ({ homeownerId, id, status }) => status === "completed" && owners.has(homeownerId) && !reviewed.has(id)
    )
    expect(waiting.length).toBeGreaterThanOrEqual(1)
  })
})
