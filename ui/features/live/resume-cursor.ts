import type { EventKind } from "#domain/events/event.ts"
import { expectNothing, isOwnEvent } from "#ui/shared/api/own-writes.ts"

import type { makeRefresher } from "./refresher.ts"
import type { Frame } from "./sse-parser.ts"
import { everything, type Subject, subjectsOf } from "./subjects.ts"

const isEvent = (kind: string): kind is EventKind => Object.hasOwn(subjectsOf, kind)

const subjects = (kind: string): ReadonlyArray<Subject> => (isEvent(kind) ? subjectsOf[kind] : [])

/**
 * The resume cursor of a tab: it has applied all events up to `lastId`. `since` is the last event before the page
 * fetched anything; null when that is unknown, so that fetched data may be older than the first event received.
 */
export const makeResumeCursor = (
  { refresh }: Pick<ReturnType<typeof makeRefresher>, "refresh">,
  since: string | null
) => {
  let lastId = since
  const startAnew = () => {
    expectNothing()
    return refresh(everything)
  }
  const moveTo = (id: string) => {
    if (id !== lastId) startAnew()
    lastId = id
  }
  return {
    lastId: () => lastId,
    /** The stream is at this event: if it is not the last one applied here, some were missed. */
    moveTo,
    apply: ({ data, id, kind }: Frame) => {
      if (kind === "") return moveTo(id)
      lastId = id
      if (kind === "resync") return startAnew()
      return refresh(subjects(kind), () => isEvent(kind) && isOwnEvent(kind, JSON.parse(data).id))
    }
  }
}
