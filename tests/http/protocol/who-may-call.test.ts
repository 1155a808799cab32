import { beforeAll, describe, expect, it } from "vitest"

import type { AnyEndpoint } from "#ports/http/endpoint.ts"
import { endpoints } from "#ports/http/endpoints.ts"
import type { Problem } from "#ports/http/problem.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import type { Client } from "#tests/support/app/client.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"
import { anUnlockedOperator } from "../operators/people.ts"

const callers = ["visitor", "homeowner", "provider", "limited", "suspended", "operator"] as const
type Caller = (typeof callers)[number]

/** Why a call is refused by its caller's rights alone, before its input is read; null where it is not. */
const refusalOf = ({ closedToLimited, who }: AnyEndpoint, caller: Caller) => {
  if (who === "everyone") return null
  if (who === "operator") return caller === "operator" ? null : "UnknownPath"
  if (caller === "visitor" || caller === "suspended") return "NotSignedIn"
  if (who === "signed-in") return null
  if (caller === "operator") return "OperatorsStandAside"
  // The limited person is a homeowner.
  const role = caller === "provider" ? "provider" : "homeowner"
  if (typeof who === "object" && who.role !== role) return "WrongRole"
  return caller === "limited" && closedToLimited ? "AccountLimited" : null
}

const refusals: ReadonlySet<string> = new Set([
  "UnknownPath",
  "NotSignedIn",
  "OperatorsStandAside",
  "WrongRole",
  "AccountLimited"
])

// An id of nothing that exists.
const nothing = "01900000-0000-7000-8000-00000000dead"
const pathOf = (key: string) =>
  key
    .split(" ")
    .slice(1)
    .join(" ")
    .replaceAll(/:(\w+)/g, (_, name: string) => (name === "about" ? "review" : nothing))

const send = async (client: Client, key: string) => {
  const path = pathOf(key)
  if (key.startsWith("GET")) return client.get<Problem>(path)
  return key.startsWith("PUT") ? client.put<Problem>(path, {}) : client.post<Problem>(path, {})
}

const keys = Object.keys(endpoints)
const isKey = (key: string): key is keyof typeof endpoints => Object.hasOwn(endpoints, key)

describe("Who may call what", () => {
  const app = atApp()
  const clients = new Map<Caller, Client>()

  beforeAll(async () => {
    const operator = await anUnlockedOperator(app)
    const [homeowner, provider] = [await aSignedInHomeowner(app), await aSignedInProvider(app)]
    const [limited, suspended] = [await aSignedInHomeowner(app), await aSignedInHomeowner(app)]
    const sanction = async (id: string, level: string) =>
      operator.client.post(`/api/admin/people/${id}/sanctions`, { level, reason: "Asked to be paid ahead." })
    await sanction(limited.account.id, "limited")
    await sanction(suspended.account.id, "suspended")
    clients.set("visitor", app.client())
    clients.set("homeowner", homeowner.client)
    clients.set("provider", provider.client)
    clients.set("limited", limited.client)
    clients.set("suspended", suspended.client)
    clients.set("operator", operator.client)
  })

  // Signing out would end the sessions of the others' calls.
  const asked = keys.filter((key) => isKey(key) && key !== "POST /api/auth/logout")

  it.each(callers)("is held for each call of the product: %s", async (caller) => {
    const client = clients.get(caller) ?? app.client()
    const wrong: Array<string> = []
    for (const key of asked) {
      if (!isKey(key)) continue
      const expected = refusalOf(endpoints[key], caller)
      const { body } = await send(client, key)
      const code = typeof body === "object" && "code" in body ? body.code : ""
      const refused = refusals.has(code) ? code : null
      if (refused !== expected) wrong.push(`${key}: ${refused} instead of ${expected}`)
    }
    expect(wrong).toEqual([])
  })

  it("has calls of every kind among them", () => {
    const counts = callers.map(
      (caller) => keys.filter((key) => isKey(key) && refusalOf(endpoints[key], caller) !== null).length
    )
    expect(counts.every((count) => count > 20)).toBe(true)
    expect(keys.length).toBeGreaterThan(100)
  })
})
