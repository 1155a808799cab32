import type { Page } from "#use-cases/page.ts"

import { Reply } from "../endpoints/route.ts"

/** The plain list; a header has the address of the next page. */
export const ownPage =
  (linkWith: (changed: { readonly before: string }) => string) =>
  <A extends { readonly id: number | string }>({ hasNext, items }: Page<A>): Reply<ReadonlyArray<A>> => {
    const last = items.at(-1)
    const next = hasNext && last !== undefined ? linkWith({ before: String(last.id) }) : null
    return new Reply(items, next === null ? {} : { headers: { Link: `<${next}>; rel="next"` } })
  }
