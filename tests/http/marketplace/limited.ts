import type { Problem } from "#ports/http/problem.ts"

import { lowered } from "./lowered-limits.ts"

/** Noon in Hawaii, where days end: twelve hours of the day are left. */
export const noon = Date.parse("2026-03-02T22:00:00.000Z")
export const minute = 60_000
export const hour = 60 * minute

/** Usage limits low enough for a test to reach. */
export const change = lowered({
  messagesInTenMinutes: 3,
  messages: 5,
  providersAsked: 2,
  quoteRequests: 4,
  projects: 6,
  projectChanges: 5,
  bids: 2,
  zipCodes: 2,
  reports: 2,
  openProjects: 3
})

/** The sorted statuses of concurrent calls. */
export const statusesOf = async (answers: ReadonlyArray<Promise<{ status: number }>>) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted((one, other) => one - other)

export const refusal = (seconds: number, detail: string) => ({
  status: 429,
  body: { code: "LimitReached", detail },
  seconds
})

/** An answer with its `retry-after`, in seconds. */
export const read = async (answer: Promise<{ status: number; headers: Headers; body: Problem }>) => {
  const { body, headers, status } = await answer
  return { status, body, seconds: Number(headers.get("retry-after")) }
}

export const wrote = (wait: string) => `You have written a lot in a short time. Please try again ${wait}.`
