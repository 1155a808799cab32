import type { ProviderDetail } from "#domain/provider/provider.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import type { Review } from "#domain/review/review.ts"
import type { Client } from "#tests/support/app/client.ts"
import type { RunningApp } from "#tests/support/app/start-app.ts"
import { aQuote } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"

import type { aSignedInHomeowner, aSignedInProvider } from "../accounts/people.ts"

export const request = {
  rating: 4,
  title: "On time and tidy",
  content: "Fixed the leak in an hour and explained what had gone wrong."
}
export const thanks = { content: "Thank you, and call us when the heater acts up." }

export const day = 86_400_000
export const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

interface Identified {
  readonly id: string
}

export const review = <A = Review>(client: Client, { id }: Identified, body: unknown = request) =>
  client.post<A>(`/api/quotes/${id}/review`, body)
export const reply = <A = Review>(client: Client, { id }: Identified, body: unknown = thanks) =>
  client.post<A>(`/api/reviews/${id}/reply`, body)

export type Homeowner = Awaited<ReturnType<typeof aSignedInHomeowner>>
export type Pro = Awaited<ReturnType<typeof aSignedInProvider>>

/** A job that the provider has done for the homeowner, a day ago unless told otherwise. */
export const jobOf = async (
  app: RunningApp,
  { owner, pro }: { readonly owner: Homeowner; readonly pro: Pro },
  overrides: Partial<QuoteRecord> = {}
) => {
  const parties = { homeownerId: owner.account.id, providerId: pro.profile.id }
  const completed = { status: "completed", providerQuote: 240, completedAt: ago(day) } as const
  const quote = aQuote({ ...parties, ...completed, ...overrides })
  await app.run(seedMarketplace({ quotes: [quote] }))
  return quote
}

/** The provider's details as visitors get them. */
export const pageOf = async (app: RunningApp, { profile }: Pro) =>
  (await app.client().get<ProviderDetail>(`/api/providers/${profile.id}`)).body
export const reviewsAbout = async (app: RunningApp, { profile }: Pro) =>
  (await app.client().get<ReadonlyArray<Review>>(`/api/providers/${profile.id}/reviews`)).body
