import * as Effect from "effect/Effect"
import * as ManagedRuntime from "effect/ManagedRuntime"

import { PostgresAdapters } from "#adapters/db-postgres/index.ts"

import { aCategoryId, aConversation, anAccount, aProvider } from "../support/builders.ts"
import { seedMarketplace } from "../support/seed.ts"
import { openSessions } from "./sessions.ts"

/** Fills an empty database with plumbers and a homeowner who talks to each of them; all of them are signed in. */
export const fillTown = async (databaseUrl: string, plumbers: number) => {
  const homeowner = anAccount()
  const accounts = Array.from({ length: plumbers }, () => anAccount({ role: "provider" }))
  const providers = accounts.map(({ id: userId }) => aProvider({ userId, specialties: ["Plumbing"] }))
  const conversations = providers.map(({ id: providerId }) =>
    aConversation({ homeownerId: homeowner.id, providerId })
  )
  const runtime = ManagedRuntime.make(PostgresAdapters(databaseUrl))
  const people = [homeowner, ...accounts]
  const seeding = seedMarketplace({ accounts: people, providers, conversations })
  const [cookie = "", ...cookies] = await runtime.runPromise(Effect.andThen(seeding, openSessions(people)))
  await runtime.dispose()
  return { cookie, cookies, conversations }
}

export type Town = Awaited<ReturnType<typeof fillTown>>

/** Posts something to be stored; returns its id. */
export const post = async (url: string, cookie: string, body: object): Promise<string> => {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body)
  })
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`)
  const { id }: { readonly id: string } = JSON.parse(await answer.text())
  return id
}

const project = {
  title: "New bathroom",
  description: "Replace the tub with a walk-in shower.",
  categoryId: aCategoryId("Plumbing"),
  location: "Austin, TX 78704",
  budget: 5_000,
  timeline: "1 month"
}

/** What the homeowner sends to a server: a message to one plumber after the other, or a project for all. */
export const homeownerAt = (url: string, { conversations, cookie }: Town) => {
  let turn = 0
  return {
    message: () => {
      const { id } = conversations[(turn += 1) % conversations.length] ?? { id: "none" }
      return post(`${url}/api/conversations/${id}/messages`, cookie, { content: "Tuesday works for me." })
    },
    project: () => post(`${url}/api/projects`, cookie, project)
  }
}
