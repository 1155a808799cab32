import { hash } from "@node-rs/argon2"

import type { Account } from "#domain/account/account.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import type { Client } from "#tests/support/app/client.ts"
import type { RunningApp } from "#tests/support/app/start-app.ts"
import { aUser } from "#tests/support/builders.ts"
import { seedHomeowner, seedProvider } from "#tests/support/seed.ts"

export const password = "correct horse battery"
const passwordHash = await hash(password)

/** Signs in as somebody whose password is `password`. */
export const signIn = async (app: RunningApp, { email }: Pick<Account, "email">): Promise<Client> => {
  const client = app.client()
  const { status } = await client.post("/api/auth/login", { email, password })
  if (status !== 200) throw new Error(`Signing in as ${email} was answered with ${status}`)
  return client
}

/** A homeowner and the browser in which they are signed in. */
export const aSignedInHomeowner = async (app: RunningApp, overrides: Partial<Account> = {}) => {
  const account = await app.run(seedHomeowner({ passwordHash, ...overrides }))
  return { account, client: await signIn(app, account) }
}

/** A listed provider and the browser in which they are signed in. */
export const aSignedInProvider = async (
  app: RunningApp,
  overrides: Partial<ProviderProfile> = {},
  person: Partial<Account> = {}
) => {
  const email = `${crypto.randomUUID()}@example.com`
  const profile = await app.run(seedProvider(overrides, { passwordHash, email, ...person }))
  return { profile, client: await signIn(app, { email }) }
}

/** Marco Reyes, who has just registered as a provider, with a phone number. */
export const aNewProvider = async (app: RunningApp) => {
  const { email, firstName, lastName, username } = aUser({ firstName: "Marco", lastName: "Reyes" })
  const registration = { email, firstName, lastName, username, password, role: "provider" }
  const client = app.client()
  const answer = await client.post("/api/auth/register", { ...registration, phone: "512-555-0143" })
  if (answer.status !== 201) throw new Error(`Registering was answered with ${answer.status}`)
  return client
}
