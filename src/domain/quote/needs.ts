import { isChosen, type QuoteStatus } from "./quote-life-cycle.ts"
import type { Quote } from "./quote.ts"

type Request = Pick<Quote, "createdAt" | "description" | "homeownerId" | "id" | "projectId" | "serviceType">

const hourMs = 3_600_000

const isWithinAnHour = (before: string, after: string) => Date.parse(after) - Date.parse(before) <= hourMs

const wordsOf = ({ description, homeownerId, projectId, serviceType }: Request): string =>
  JSON.stringify(projectId === null ? [homeownerId, serviceType, description.trim()] : [projectId])

// Offers on one project belong together, however far apart they come.
const areTogether = (before: Request, { createdAt, projectId }: Request) =>
  projectId !== null || isWithinAnHour(before.createdAt, createdAt)

/** For each request the id of the first one of its need. */
const beginnings = (requests: ReadonlyArray<Request>): ReadonlyMap<string, string> => {
  const firstOf = new Map<string, string>()
  const lastAsked = new Map<string, Request>()
  for (const request of requests.toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))) {
    const words = wordsOf(request)
    const before = lastAsked.get(words)
    const isSame = before !== undefined && areTogether(before, request)
    firstOf.set(request.id, (isSame && firstOf.get(before.id)) || request.id)
    lastAsked.set(words, request)
  }
  return firstOf
}

/** Requests that are one job to their homeowner; at least one. */
export type Need<Asked> = readonly [Asked, ...ReadonlyArray<Asked>]

/**
 * Requests for the same service in the same words, each within an hour of another, are one need; so is a project with
 * all that was offered on it. Needs, and requests in them, stand in the order in which the requests were given.
 */
export const needsOf = <Asked extends Request>(
  requests: ReadonlyArray<Asked>
): ReadonlyArray<Need<Asked>> => {
  const firstOf = beginnings(requests)
  const needs = new Map<string | undefined, Need<Asked>>()
  for (const request of requests) {
    const first = firstOf.get(request.id)
    const before = needs.get(first)
    needs.set(first, before ? [...before, request] : [request])
  }
  return [...needs.values()]
}

/** Whether a request of its need was chosen, where `requests` are all that its homeowner has asked. */
export const isSettled = <Asked extends Request & { readonly status: QuoteStatus }>(
  { id }: Pick<Asked, "id">,
  requests: ReadonlyArray<Asked>
): boolean => needsOf(requests).some((need) => need.some((one) => one.id === id) && need.some(isChosen))
