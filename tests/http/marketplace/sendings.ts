import type { Conversation } from "#domain/messaging/conversation.ts"
import type { Client } from "#tests/support/app/client.ts"
import type { RunningApp } from "#tests/support/app/start-app.ts"
import { aCategoryId, aProject, aQuote } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"

import { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"

/** Something that a person sends: its sender, path and body, and the path of the list that has it afterwards. */
export interface Sending {
  readonly client: Client
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
  readonly list: string
}

const pairIn = async (app: RunningApp) => ({
  homeowner: await aSignedInHomeowner(app),
  provider: await aSignedInProvider(app)
})

const aMessage = async (app: RunningApp): Promise<Sending> => {
  const { homeowner, provider } = await pairIn(app)
  const { client } = homeowner
  const { body } = await client.post<Conversation>("/api/conversations", { providerId: provider.profile.id })
  const path = `/api/conversations/${body.id}/messages`
  return { client, path, body: { content: "Could you come on Tuesday?" }, list: path }
}

const aQuoteRequest = async (app: RunningApp): Promise<Sending> => {
  const { homeowner, provider } = await pairIn(app)
  const body = {
    providerId: provider.profile.id,
    serviceType: "Plumbing",
    description: "The kitchen tap drips all night long.",
    urgency: "week",
    contactName: "Olivia Park",
    contactPhone: "512-555-0142"
  }
  return { client: homeowner.client, path: "/api/quotes", body, list: "/api/quotes" }
}

const aNewProject = async (app: RunningApp): Promise<Sending> => {
  const { client } = await aSignedInHomeowner(app)
  const body = {
    title: "New bathroom",
    description: "Replace the tub with a walk-in shower.",
    categoryId: aCategoryId(),
    location: "Austin, TX 78704",
    budget: 5_000,
    timeline: "1 month"
  }
  return { client, path: "/api/projects", body, list: "/api/projects" }
}

const aBid = async (app: RunningApp): Promise<Sending> => {
  const { homeowner, provider } = await pairIn(app)
  const project = aProject({ homeownerId: homeowner.account.id })
  await app.run(seedMarketplace({ projects: [project] }))
  const body = { price: 4_800, message: "With tiles", timeline: "2 weeks" }
  return { client: provider.client, path: `/api/projects/${project.id}/quotes`, body, list: "/api/quotes" }
}

const aCopy = async (app: RunningApp): Promise<Sending> => {
  const { account, client } = await aSignedInHomeowner(app)
  const project = aProject({ homeownerId: account.id })
  await app.run(seedMarketplace({ projects: [project] }))
  return { client, path: `/api/projects/${project.id}/copy`, body: {}, list: "/api/projects" }
}

const aReview = async (app: RunningApp): Promise<Sending> => {
  const { homeowner, provider } = await pairIn(app)
  const job = aQuote({
    homeownerId: homeowner.account.id,
    providerId: provider.profile.id,
    status: "completed",
    providerQuote: 240,
    completedAt: new Date().toISOString()
  })
  await app.run(seedMarketplace({ quotes: [job] }))
  const content = "Fixed the leak in an hour and explained what had gone wrong."
  return {
    client: homeowner.client,
    path: `/api/quotes/${job.id}/review`,
    body: { rating: 4, title: "On time and tidy", content },
    list: `/api/providers/${provider.profile.id}/reviews`
  }
}

/** Everything that can be sent with an `Idempotency-Key`, each between people of its own. */
export const sendings = {
  "a message": aMessage,
  "a quote request": aQuoteRequest,
  "a project": aNewProject,
  "a copy of a project": aCopy,
  "a bid": aBid,
  "a review": aReview
}

/** Sends it with an `Idempotency-Key`. */
export const sendWith = <A>(key: string, { body, client, path }: Omit<Sending, "list">) =>
  client.post<A>(path, body, { "idempotency-key": key })

/** The entries of its list. */
export const listed = async <A = unknown>({ client, list }: Pick<Sending, "client" | "list">) =>
  (await client.get<ReadonlyArray<A>>(list)).body

/** Whether an answer is the replay of a stored one. */
export const isReplay = ({ headers }: { readonly headers: Headers }) =>
  headers.get("idempotency-replayed") === "true"
