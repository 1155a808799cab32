import { type QueryClient, QueryObserver } from "@tanstack/react-query"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { look } from "#tests/support/ui/look.ts"
import { makeRefresher } from "#ui/features/live/refresher.ts"
import { everything, subjectsOf } from "#ui/features/live/subjects.ts"
import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { createQueryClient } from "#ui/shared/api/query-client.ts"

let queryClient: QueryClient
let refresher: ReturnType<typeof makeRefresher>
beforeEach(() => {
  vi.useFakeTimers()
  queryClient = createQueryClient()
  refresher = makeRefresher(queryClient)
})
afterEach(() => {
  refresher.stop()
  queryClient.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

/** An active query; with `answers` it is answered by itself, otherwise the test gives each answer. */
const show = (queryKey: ReadonlyArray<unknown>, { answers = true } = {}) => {
  const waiting: Array<{ readonly give: (answer: string) => void; readonly fail: () => void }> = []
  const ask = vi.fn<() => Promise<string>>(() =>
    answers
      ? Promise.resolve("answer")
      : new Promise((give, fail) => waiting.push({ give, fail: () => fail(new Error("away")) }))
  )
  const observer = new QueryObserver(queryClient, { queryKey, queryFn: ask })
  const leave = observer.subscribe(() => undefined)
  return { ask, leave, waiting, shown: () => observer.getCurrentResult().data }
}

const keys = {
  conversations: ["/api/conversations"],
  allConversations: ["/api/conversations", "all"],
  messages: ["/api/conversations", "c1", "messages"],
  reveals: ["/api/conversations", "c1", "reveals"],
  quotes: ["/api/quotes"],
  waitingQuotes: ["/api/quotes", "waiting"],
  projects: ["/api/projects"],
  counts: ["/api/me/counts"],
  provider: ["/api/providers", "p1"],
  reviews: ["/api/providers", "p1", "reviews"],
  search: ["/api/providers", { specialty: "Plumbing" }, 20],
  pages: ["/api/providers", "pages", {}, 20],
  categories: ["/api/categories"],
  notices: ["/api/me/notifications"],
  reports: ["/api/me/cases"],
  session: ["me"],
  ownProfile: ["/api/me/provider"]
}
type Name = keyof typeof keys

const talks = ["allConversations", "conversations", "reveals"] as const

const showAll = () => Object.entries(keys).map(([name, key]) => ({ name, ask: show(key).ask }))

describe("each event asks again for what it concerns, and for nothing else", () => {
  it.each<[keyof typeof subjectsOf | "everything", ReadonlyArray<Name>]>([
    ["message", [...talks, "counts", "messages"]],
    ["read", [...talks, "counts"]],
    ["conversation", [...talks, "counts"]],
    ["quote", [...talks, "counts", "quotes", "waitingQuotes", "projects"]],
    ["project", ["counts", "quotes", "waitingQuotes", "projects"]],
    ["review", ["counts", "quotes", "waitingQuotes", "provider", "reviews"]],
    ["notification", ["notices", "reports"]],
    [
      "everything",
      [
        ...talks,
        "counts",
        "messages",
        "notices",
        "projects",
        "provider",
        "quotes",
        "reports",
        "reviews",
        "waitingQuotes"
      ]
    ]
  ])("%s: %s", async (kind, concerned) => {
    const shown = showAll()
    await pass()
    refresher.refresh(kind === "everything" ? everything : subjectsOf[kind])
    await pass(100)
    const askedAgain = shown.filter(({ ask }) => ask.mock.calls.length > 1).map(({ name }) => name)
    expect(askedAgain.toSorted()).toEqual([...concerned].toSorted())
  })
})

describe("asking again", () => {
  it("is done once for what happens at the same moment", async () => {
    const { ask } = show(keys.quotes)
    await pass()
    refresher.refresh(subjectsOf.quote)
    refresher.refresh(subjectsOf.project)
    await pass(100)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it("waits for a first answer under way, which may be older than the event", async () => {
    const { ask, shown, waiting } = show(keys.quotes, { answers: false })
    await pass()
    refresher.refresh(subjectsOf.quote)
    await pass(100)
    expect(ask).toHaveBeenCalledTimes(1)
    waiting[0]?.give("before the event")
    await pass()
    expect(shown()).toBe("before the event")
    expect(ask).toHaveBeenCalledTimes(2)
    waiting[1]?.give("after it")
    await pass()
    expect(shown()).toBe("after it")
  })

  it("does not throw an answer away for every event of many", async () => {
    const { ask, shown, waiting } = show(keys.quotes, { answers: false })
    await pass()
    waiting[0]?.give("0")
    await pass()
    for (let event = 0; event < 20; event++) {
      refresher.refresh(subjectsOf.quote)
      await pass(50)
    }
    expect(ask).toHaveBeenCalledTimes(2)
    waiting[1]?.give("1")
    await pass()
    expect(shown()).toBe("1")
    expect(ask).toHaveBeenCalledTimes(3)
  })

  it("leaves what nobody looks at until somebody does", async () => {
    const { ask, leave } = show(keys.quotes)
    await pass()
    leave()
    refresher.refresh(subjectsOf.quote)
    await pass(100)
    expect(ask).toHaveBeenCalledTimes(1)
    const again = show(keys.quotes)
    await pass()
    expect(again.ask).toHaveBeenCalledTimes(1)
  })

  it("is tried again while it fails, and what is shown stays", async () => {
    const { ask, shown, waiting } = show(keys.quotes, { answers: false })
    await pass()
    waiting[0]?.give("old")
    await pass()
    refresher.refresh(subjectsOf.quote)
    await pass(100)
    waiting[1]?.fail()
    await pass(3_000)
    expect(shown()).toBe("old")
    expect(ask).toHaveBeenCalledTimes(3)
    waiting[2]?.give("new")
    await pass(60_000)
    expect(shown()).toBe("new")
    expect(ask).toHaveBeenCalledTimes(3)
  })

  it("is given up in the end", async () => {
    const { ask, waiting } = show(keys.quotes, { answers: false })
    await pass()
    waiting[0]?.give("old")
    await pass()
    refresher.refresh(subjectsOf.quote)
    for (let second = 0; second < 300; second++) {
      await pass(1_000)
      waiting.forEach(({ fail }) => fail())
    }
    expect(ask.mock.calls.length).toBeGreaterThan(4)
    expect(ask.mock.calls.length).toBeLessThan(10)
  })

  it("is not done any more once that is stopped", async () => {
    const { ask } = show(keys.quotes)
    await pass()
    refresher.refresh(subjectsOf.quote)
    refresher.stop()
    await pass(60_000)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it("is not done for a list that could not be fetched at all: it has its button", async () => {
    const { ask, waiting } = show(keys.quotes, { answers: false })
    await pass()
    waiting[0]?.fail()
    await pass()
    refresher.refresh(everything)
    await pass(100)
    expect(ask).toHaveBeenCalledTimes(1)
    refresher.retryFailed(everything)
    await pass()
    expect(ask).toHaveBeenCalledTimes(2)
  })
})

describe("a tab that nobody looks at", () => {
  it("asks for the counts alone, and once for all that it missed when it is looked at again", async () => {
    const [counts, messages, notices] = [show(keys.counts), show(keys.messages), show(keys.notices)]
    await pass()
    look(false)
    for (let event = 0; event < 300; event++) {
      refresher.refresh(subjectsOf.message)
      refresher.refresh(subjectsOf.notification)
      await pass(50)
    }
    expect(counts.ask.mock.calls.length).toBeGreaterThan(10)
    expect(messages.ask).toHaveBeenCalledTimes(1)
    expect(notices.ask).toHaveBeenCalledTimes(1)
    look(true)
    await pass(100)
    expect(messages.ask).toHaveBeenCalledTimes(2)
    expect(notices.ask).toHaveBeenCalledTimes(2)
    look(false)
    look(true)
    await pass(100)
    expect(messages.ask).toHaveBeenCalledTimes(2)
  })

  it("goes on with what a write of its own asks for", async () => {
    const { ask } = show(keys.quotes)
    await pass()
    look(false)
    void askAnew(queryClient, "/api/quotes")
    await pass(100)
    expect(ask).toHaveBeenCalledTimes(2)
  })
})
