import { expect, it } from "vitest"

import { eventKinds } from "#domain/events/event.ts"
import { subjectsOf } from "#ui/features/live/subjects.ts"

const keys: Readonly<Record<string, ReadonlyArray<string>>> = {
  conversations: ["/api/conversations"],
  messages: ["/api/conversations", "1", "messages"],
  counts: ["/api/me/counts"],
  quotes: ["/api/quotes"],
  "newest quotes": ["/api/quotes newest"],
  comparisons: ["/api/comparisons", "1"],
  projects: ["/api/projects"],
  provider: ["/api/providers", "1"],
  search: ["/api/providers", "pages"],
  notifications: ["/api/me/notifications"],
  "own reports": ["/api/me/cases"],
  console: ["/api/admin/queue"],
  session: ["me"]
}

const everyQuote = ["quotes", "newest quotes", "comparisons"]

const told = {
  message: ["conversations", "messages", "counts"],
  read: ["conversations", "counts"],
  conversation: ["conversations", "counts"],
  quote: ["conversations", "counts", ...everyQuote, "projects"],
  project: ["counts", ...everyQuote, "projects"],
  review: ["counts", ...everyQuote, "provider"],
  notification: ["notifications", "own reports"],
  case: ["own reports", "console"],
  application: ["console"],
  check: ["console"]
}

it.each(eventKinds)("the news of kind %s is of all that shows it, and of nothing else", (kind) => {
  const meant = Object.keys(keys).filter((name) =>
    subjectsOf[kind].some((subject) => subject(keys[name] ?? []))
  )
  expect(meant).toEqual(told[kind])
})
