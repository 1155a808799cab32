import type { QueryKey } from "@tanstack/react-query"

import type { EventKind } from "#domain/events/event.ts"

/** A set of queries, as a test whether a query's key belongs to it. */
export type Subject = (queryKey: QueryKey) => boolean

const under =
  (path: string): Subject =>
  ([first]) =>
    first === path

/** The lists of conversations, and each conversation with its reveals, but without the messages. */
const conversations: Subject = ([first, , third]) => first === "/api/conversations" && third !== "messages"
/** What the tab's title shows, also while nobody looks at the page. */
export const counts = under("/api/me/counts")
/** Quotes by themselves and in comparisons. */
const quotes: Subject = ([first]) =>
  first === "/api/quotes" || first === "/api/quotes newest" || first === "/api/comparisons"
const projects = under("/api/projects")
/** The lists of conversations, and the messages of every one that was opened. */
const messages = under("/api/conversations")
/** A provider with its reviews, but no searches: who is found, and in which order, may wait for the next search. */
const providerPages: Subject = ([first, second]) =>
  first === "/api/providers" && typeof second === "string" && second !== "pages"

const ofOperators: Subject = ([first]) => typeof first === "string" && first.startsWith("/api/admin/")

/** The queries that each event may have changed. */
export const subjectsOf: Record<EventKind, ReadonlyArray<Subject>> = {
  message: [messages, counts],
  read: [conversations, counts],
  conversation: [conversations, counts],
  // Once a homeowner has accepted an offer, projects and conversations show the full name.
  quote: [quotes, projects, conversations, counts],
  // Quotes carry the name of their project.
  project: [projects, quotes, counts],
  review: [providerPages, quotes, counts],
  // Some notices tell the outcome of a report.
  notification: [under("/api/me/notifications"), under("/api/me/cases")],
  // The two people of a problem with a job get its events too.
  case: [ofOperators, under("/api/me/cases")],
  // Only operators get these events.
  application: [ofOperators],
  check: [ofOperators]
}

/** All queries that events are about, for when some events were missed. */
export const everything: ReadonlyArray<Subject> = [...new Set(Object.values(subjectsOf).flat())]
