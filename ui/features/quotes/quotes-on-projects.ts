import type { QueryClient } from "@tanstack/react-query"

import type { Quote } from "#domain/quote/quote.ts"
import { maxOwnPageSize } from "#domain/shared/limits.ts"
import { callList } from "#ui/shared/api/call.ts"
import { pageAfter, readAll } from "#ui/shared/api/paged-list.ts"

interface Batch {
  readonly projectIds: Array<string>
  readonly quotes: Promise<ReadonlyArray<Quote>>
}

const collecting = new WeakMap<QueryClient, Batch>()

const newBatch = (client: QueryClient): Batch => {
  const projectIds: Batch["projectIds"] = []
  const read = async () => {
    // The queries of all cards that are rendered together, or refetched together, start within one task.
    await Promise.resolve()
    collecting.delete(client)
    return readAll((before) =>
      callList("GET /api/quotes", {
        query: { ...pageAfter(before, maxOwnPageSize), projectId: projectIds.join(",") }
      })
    )
  }
  const batch = { projectIds, quotes: read() }
  collecting.set(client, batch)
  return batch
}

/** All quotes on a project. What is asked for at the same time is one call, for up to `maxOwnPageSize` projects. */
export const quotesOnProject = async (
  client: QueryClient,
  projectId: string
): Promise<ReadonlyArray<Quote>> => {
  const open = collecting.get(client)
  const { projectIds, quotes } = open && open.projectIds.length < maxOwnPageSize ? open : newBatch(client)
  projectIds.push(projectId)
  return (await quotes).filter((quote) => quote.projectId === projectId)
}
