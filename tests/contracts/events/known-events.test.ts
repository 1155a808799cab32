import { expect, it } from "vitest"

import { knownEvents } from "#adapters/db-sqlite/known-events.ts"
import { topicOfUser } from "#domain/events/event.ts"
import { aUserId } from "#tests/support/builders.ts"

const [mine, other] = [topicOfUser(aUserId()), topicOfUser(aUserId())]

it("knows nothing of topics that it has not been told of, and nothing before the first event", () => {
  const known = knownEvents()
  known.learn({ latest: 0, of: new Map([[mine, 0]]) })
  expect(known.newest([mine])).toBeUndefined()
  known.learn({ latest: 7, of: new Map([[mine, 5]]) })
  expect(known.newest([mine])).toEqual({ latest: 7, of: new Map([[mine, 5]]), position: null })
  expect(known.newest([mine, other])).toBeUndefined()
})

it("goes by what was written, though something older is read later", () => {
  const known = knownEvents()
  known.learn({ latest: 9, of: new Map([[mine, 9]]) })
  known.learn({ latest: 8, of: new Map([[mine, 6]]) })
  expect(known.newest([mine])).toEqual({ latest: 9, of: new Map([[mine, 9]]), position: null })
})

it("forgets what may be kept no more, but not how far it has come", () => {
  const known = knownEvents()
  known.learn({ latest: 9, of: new Map([[mine, 9]]) })
  known.forget()
  expect(known.newest([mine])).toBeUndefined()
  expect(known.newest([])?.latest).toBe(9)
})
