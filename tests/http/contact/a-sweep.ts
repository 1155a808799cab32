import { endpoints } from "#ports/http/endpoints.ts"
import type { Client } from "#tests/support/app/client.ts"

/** The ids for each parameter of a path. */
export interface Named {
  readonly quoteId: ReadonlyArray<string>
  readonly projectId: ReadonlyArray<string>
  readonly conversationId: ReadonlyArray<string>
  readonly providerId: ReadonlyArray<string>
}

const isNamed = (name: string, named: Named): name is keyof Named => Object.hasOwn(named, name)

/** The paths of a pattern: one for each id that its parameters may have. */
const addressesOf = (pattern: string, named: Named): ReadonlyArray<string> => {
  const [, name = ""] = /:(\w+)/.exec(pattern) ?? []
  if (name === "") return [pattern]
  const ids = isNamed(name, named) ? named[name] : ["none"]
  return ids.flatMap((id) => addressesOf(pattern.replace(`:${name}`, id), named))
}

const reading = Object.keys(endpoints).flatMap((key) => (key.startsWith("GET ") ? [key.slice(4)] : []))

/** Lists with filters, and files that are no endpoint. */
const further = [
  "/api/quotes?waiting=true",
  "/api/projects?waiting=true",
  "/api/conversations?archived=true",
  "/api/quotes?projectId=:projectId",
  "/api/quotes?conversationId=:conversationId",
  "/api/comparisons?quotes=:quoteId",
  "/agreements/:quoteId.ics"
]

/** The pages of signed-in people, as the server renders them. */
const pages = [
  "/dashboard",
  "/dashboard?tab=quotes",
  "/dashboard?tab=messages",
  "/messages",
  "/notifications",
  "/messages?conversation=:conversationId",
  "/projects/:projectId",
  "/projects/:projectId/compare",
  "/quotes/:quoteId/offer",
  "/agreements/:quoteId",
  "/provider/:providerId"
]

export interface Read {
  readonly pattern: string
  readonly isThere: boolean
  readonly text: string
}

const askAll = (
  client: Client,
  patterns: ReadonlyArray<string>,
  named: Named
): Promise<ReadonlyArray<Read>> =>
  Promise.all(
    patterns.flatMap((pattern) =>
      addressesOf(pattern, named).map(async (path) => {
        const { body, status } = await client.get<unknown>(path)
        return { pattern, isThere: status !== 404, text: `${path}: ${JSON.stringify(body)}` }
      })
    )
  )

/** All answers that a person gets from every GET of the API and every file, refusals included. */
export const answersTo = (client: Client, named: Named) => askAll(client, [...reading, ...further], named)

/** The HTML of all their pages. */
export const pagesOf = (client: Client, named: Named) => askAll(client, pages, named)
