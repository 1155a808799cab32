import { hash } from "@node-rs/argon2"
import { act } from "@testing-library/react"
import type { ReactNode } from "react"

import type { Account } from "#domain/account/account.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"

import type { RunningApp } from "../app/start-app.ts"
import { seedHomeowner, seedProvider } from "../seed.ts"
import { mount } from "./mount.tsx"

export const password = "correct horse battery"
// The least costs: nearly every test signs somebody in. Passwords that are registered are hashed as in the product.
const passwordHash = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })

const anEmail = () => `${crypto.randomUUID()}@example.com`

/** Stores somebody who can sign in with `password`. */
export const aHomeownerOf = (app: RunningApp, overrides: Partial<Account> = {}) =>
  app.run(seedHomeowner({ passwordHash, email: anEmail(), ...overrides }))

/** Stores a provider who can sign in with `password`; the profile knows the account's email address. */
export const aProviderOf = async (
  app: RunningApp,
  overrides: Partial<ProviderProfile> = {},
  person: Partial<Account> = {}
) => {
  const email = anEmail()
  const profile = await app.run(seedProvider(overrides, { passwordHash, email, ...person }))
  return { ...profile, email }
}

export const post = async (path: string, body: object) => {
  const response = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body)
  })
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`)
}

interface Visit {
  readonly path: string
  /** Who is signed in; nobody unless named. */
  readonly as?: { readonly email: string }
}

/** Renders a screen at a path, as in a browser on the app's own origin. */
export const visit = async (app: RunningApp, screen: ReactNode, { as, path }: Visit) => {
  window.happyDOM.setURL(app.url)
  await post("/api/auth/logout", {})
  if (as) await post("/api/auth/login", { email: as.email, password })
  return act(() => mount(screen, { path }))
}

/** The body of a call that the screen has made, as recorded by `vi.spyOn(globalThis, "fetch")`. */
export const sentTo = (path: string, calls: ReadonlyArray<Parameters<typeof fetch>>): unknown => {
  const bodies = calls.flatMap(([called, request]) => (called === path ? [request?.body] : []))
  const sent = bodies.find((body) => typeof body === "string")
  if (sent === undefined) throw new Error(`nothing was sent to ${path}`)
  return JSON.parse(sent)
}
