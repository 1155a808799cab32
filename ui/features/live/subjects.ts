import type { QueryKey } from "@tanstack/react-query"

import type { EventKind } from "#domain/events/event.ts"

/** A set of queries: whether this one belongs to it. */
export type Subject = (queryKey: QueryKey) => boolean

const under =
  (path: string): Subject =>
  ([first]) =>
    first === path

/** The lists of conversations and each by itself with what was given to know in it, without the messages. */
const conversations: Subject = ([first, , third]) => first === "/api/conversations" && third !== "messages"
const counts = under("/api/me/counts")
/** By themselves and side by side. */
const quotes: Subject = ([first]) =>
  first === "/api/quotes" || first === "/api/quotes newest" || first === "/api/comparisons"
const projects = under("/api/projects")
/** The list, and the messages of every conversation that was opened. */
const messages = under("/api/conversations")
/** One provider with the reviews, and no searches: whom those find and in which order may wait for the next search. */
const providerPages: Subject = ([first, second]) =>
  first === "/api/providers" && typeof second === "string" && second !== "pages"

const ofOperators: Subject = ([first]) => typeof first === "string" && first.startsWith("/api/admin/")

/** What each event may have changed. */
export const subjectsOf: Record<EventKind, ReadonlyArray<Subject>> = {
  message: [messages, counts],
  read: [conversations, counts],
  conversation: [conversations, counts],
  // A homeowner is called by their full name once they have accepted an offer.
  quote: [quotes, projects, conversations, counts],
  // Quotes stand with the name of their project.
  project: [projects, quotes, counts],
  review: [providerPages, quotes, counts],
  // One tells what became of a report.
  notification: [under("/api/me/notifications"), under("/api/me/cases")],
  // The two of a problem with a job hear of it too.
  case: [ofOperators, under("/api/me/cases")],
  // Operators alone hear of those.
  application: [ofOperators],
  check: [ofOperators]
}

/** Everything that events speak of, for when some were missed. */
export const everything: ReadonlyArray<Subject> = [...new Set(Object.values(subjectsOf).flat())]
