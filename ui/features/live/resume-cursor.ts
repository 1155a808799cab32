import type { EventKind } from "#domain/events/event.ts"

import type { makeRefresher } from "./refresher.ts"
import type { Frame } from "./sse-parser.ts"
import { everything, type Subject, subjectsOf } from "./subjects.ts"

const isEvent = (kind: string): kind is EventKind => Object.hasOwn(subjectsOf, kind)

const subjects = (kind: string): ReadonlyArray<Subject> => {
  if (kind === "resync") return everything
  return isEvent(kind) ? subjectsOf[kind] : []
}

/**
 * What a tab knows: all that happened up to the event `lastId`. `since` is the last one before the page asked for
 * anything; null when that is not known, so that what was fetched may be older than the first event heard.
 */
export const makeHearing = (
  { refresh }: Pick<ReturnType<typeof makeRefresher>, "refresh">,
  since: string | null
) => {
  let lastId = since
  const standsAt = (id: string) => {
    if (id !== lastId) refresh(everything)
    lastId = id
  }
  return {
    lastId: () => lastId,
    /** The stream stands at this event: if it is not the last one heard here, something was missed. */
    standsAt,
    take: ({ id, kind }: Frame) => {
      if (kind === "") return standsAt(id)
      lastId = id
      refresh(subjects(kind))
    }
  }
}
