import { QueryClient, QueryObserver } from "@tanstack/react-query"
import { waitFor } from "@testing-library/dom"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { saveCursor, cursorBeforePage } from "#ui/features/live/cursor-storage.ts"
import { makeLiveStatus } from "#ui/features/live/live-status.ts"
import { startLive } from "#ui/features/live/start-live.ts"
import { sessionQuery } from "#ui/shared/session/session-query.ts"

import { fakeLocks } from "./fake-locks.ts"
import { serveStreams } from "./parts.ts"

const userId = "0190e073-cd60-78ce-a035-5f0000000001"

let visibility: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  Object.defineProperty(navigator, "locks", { value: fakeLocks(), configurable: true })
  visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible")
})
afterEach(() => {
  open.splice(0).forEach((close) => close())
  Reflect.deleteProperty(navigator, "locks")
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open: Array<() => void> = []

/** An active query of a tab; `ask` counts its fetches. */
const show = (queryClient: QueryClient, path: string) => {
  const ask = vi.fn<() => Promise<ReadonlyArray<string>>>(async () => [])
  const list = new QueryObserver(queryClient, { queryKey: [path], queryFn: ask })
  return { ask, leave: list.subscribe(() => undefined) }
}

/** A tab that shows quotes and conversations, which it has fetched once. */
const openTab = async ({ of = userId, since = "5" }: { of?: string; since?: string | null } = {}) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } })
  const quotes = show(queryClient, "/api/quotes")
  const conversations = show(queryClient, "/api/conversations")
  const status = makeLiveStatus()
  const live = startLive({ queryClient, since, status, userId: of })
  const close = () => {
    live.stop()
    quotes.leave()
    conversations.leave()
    queryClient.clear()
  }
  open.push(close)
  await waitFor(() => expect(conversations.ask).toHaveBeenCalledTimes(1))
  return { close, fetchQuotes: quotes.ask, fetchConversations: conversations.ask, live, queryClient, status }
}

type Tab = Awaited<ReturnType<typeof openTab>>

const quote = (id: number) => `id: ${id}\nevent: quote\ndata: {"id":"x"}\n\n`
const opening = (id: number) => `: welcome\nretry: 2000\nid: ${id}\n\n`
const reading = (id: number) => `id: ${id}\nevent: read\ndata: {"id":"x"}\n\n`
const times = (count: number) => (tab: Tab) =>
  waitFor(() => expect(tab.fetchQuotes).toHaveBeenCalledTimes(count))
/** Waits for the effect of an event about conversations: all earlier events have had theirs by then. */
const afterReading = (count: number) => (tab: Tab) =>
  waitFor(() => expect(tab.fetchConversations).toHaveBeenCalledTimes(count))

const openTwo = async () => {
  const server = serveStreams("stream")
  const first = await openTab()
  await waitFor(() => expect(server.served).toHaveLength(1))
  server.last().send(opening(5))
  const second = await openTab()
  await waitFor(() => expect(second.status.isOpen()).toBe(true))
  return { first, second, server }
}

describe("two tabs", () => {
  it("share one stream, and both hear of what happens", async () => {
    const { first, second, server } = await openTwo()
    server.last().send(quote(6))
    await times(2)(first)
    await times(2)(second)
    expect(server.asked()).toBe(1)
    await waitFor(() => expect(localStorage.getItem("live-cursor")).toContain('"lastId":"6"'))
  })

  it("fetch nothing twice when nothing has happened since they asked", async () => {
    const { first, second, server } = await openTwo()
    server.last().send(reading(6))
    await afterReading(2)(first)
    await afterReading(2)(second)
    expect(first.fetchQuotes).toHaveBeenCalledTimes(1)
    expect(second.fetchQuotes).toHaveBeenCalledTimes(1)
  })

  it("hand the stream on when the one that has it closes, without a gap", async () => {
    const { first, second, server } = await openTwo()
    server.last().send(quote(6))
    await times(2)(second)
    first.close()
    await waitFor(() => expect(server.served).toHaveLength(2))
    expect(server.last().lastId).toBe("6")
    expect(server.served[0]?.isClosed()).toBe(true)
    server.last().send(opening(6) + quote(7))
    await times(3)(second)
  })

  it("both know when the stream is down", async () => {
    const { first, second, server } = await openTwo()
    server.signIn(userId)
    server.last().end()
    await waitFor(() => expect(first.status.isOpen()).toBe(false))
    await waitFor(() => expect(second.status.isOpen()).toBe(false))
    await waitFor(() => expect(second.status.isOpen()).toBe(true))
  })

  it("ask who is signed in when one of them finds the session over, and forget what they have fetched", async () => {
    const { first, second } = await openTwo()
    first.live.postSessionChange()
    await waitFor(() =>
      expect(second.queryClient.getQueryData(sessionQuery.queryKey)).toEqual({ user: null })
    )
    await waitFor(() => expect(second.queryClient.getQueryData(["/api/quotes"])).toBeUndefined())
  })

  it("asks who is signed in when the stream is there again: it may be somebody else, who gets their own lists", async () => {
    const { first, server } = await openTwo()
    const other = "0190e073-cd60-78ce-a035-5f0000000002"
    expect(first.queryClient.getQueryData(sessionQuery.queryKey)).toBeUndefined()
    server.signIn(other)
    server.last().end()
    await waitFor(() =>
      expect(first.queryClient.getQueryData(sessionQuery.queryKey)).toEqual({ user: { id: other } })
    )
    await times(2)(first)
  })

  it("of two people find out that only one of them can be signed in", async () => {
    const { first } = await openTwo()
    await openTab({ of: "0190e073-cd60-78ce-a035-5f0000000002" })
    await waitFor(() => expect(first.queryClient.getQueryData(sessionQuery.queryKey)).toEqual({ user: null }))
  })
})

describe("a tab that comes later", () => {
  it("asks again for what it was answered before an event that it has not heard", async () => {
    const server = serveStreams("stream")
    await openTab()
    await waitFor(() => expect(server.served).toHaveLength(1))
    server.last().send(opening(5) + quote(6))
    await waitFor(() => expect(localStorage.getItem("live-cursor")).toContain('"lastId":"6"'))
    const late = await openTab({ since: "5" })
    await times(2)(late)
  })
})

describe("a tab that has the stream and is frozen", () => {
  it("loses it to one that somebody looks at", async () => {
    const { server } = await openTwo()
    // A frozen tab: it gets no messages from the other tabs any more.
    const deaf = vi.spyOn(BroadcastChannel.prototype, "postMessage").mockReturnValue(undefined)
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] })
    document.dispatchEvent(new Event("visibilitychange"))
    await vi.advanceTimersByTimeAsync(2_900)
    expect(server.asked()).toBe(1)
    await vi.advanceTimersByTimeAsync(200)
    deaf.mockRestore()
    await vi.waitFor(() => expect(server.asked()).toBe(2))
    expect(server.served[0]?.isClosed()).toBe(true)
  })
})

describe("a browser without locks", () => {
  beforeEach(() => Object.defineProperty(navigator, "locks", { value: null, configurable: true }))

  it("has a stream for each tab", async () => {
    const server = serveStreams("stream")
    await openTab()
    await openTab()
    await waitFor(() => expect(server.served).toHaveLength(2))
  })

  it("has one only while somebody looks, for connections are few", async () => {
    const server = serveStreams("stream")
    await openTab()
    await waitFor(() => expect(server.served).toHaveLength(1))
    visibility.mockReturnValue("hidden")
    document.dispatchEvent(new Event("visibilitychange"))
    await waitFor(() => expect(server.last().isClosed()).toBe(true))
    visibility.mockReturnValue("visible")
    document.dispatchEvent(new Event("visibilitychange"))
    await waitFor(() => expect(server.served).toHaveLength(2))
  })
})

describe("what was fetched before the stream stood", () => {
  it("is asked for again when nobody knows since when", async () => {
    const server = serveStreams("stream")
    const tab = await openTab({ since: null })
    await waitFor(() => expect(server.served).toHaveLength(1))
    expect(server.last().lastId).toBeNull()
    server.last().send(opening(40))
    await times(2)(tab)
  })

  it("is asked for again when the server has forgotten what was missed", async () => {
    const server = serveStreams("stream")
    const tab = await openTab({ since: "5" })
    await waitFor(() => expect(server.served).toHaveLength(1))
    server.last().send(`${opening(40)}id: 40\nevent: resync\ndata: {}\n\n`)
    await times(2)(tab)
    server.last().send(reading(41))
    await afterReading(3)(tab)
    expect(tab.fetchQuotes).toHaveBeenCalledTimes(2)
  })

  it("is left alone when the stream goes on where the page began", async () => {
    const server = serveStreams("stream")
    const tab = await openTab({ since: "5" })
    await waitFor(() => expect(server.served).toHaveLength(1))
    expect(server.last().lastId).toBe("5")
    server.last().send(opening(5) + reading(6))
    await afterReading(2)(tab)
    expect(tab.fetchQuotes).toHaveBeenCalledTimes(1)
  })
})

const pageAskedFor = (at: number) => vi.spyOn(performance, "timeOrigin", "get").mockReturnValue(at)

describe("the mark of what this browser has heard", () => {
  it("holds for a page that was asked for afterwards, and for the same person only", () => {
    saveCursor(userId, "7")
    pageAskedFor(Date.now() + 1)
    expect(cursorBeforePage(userId)).toBe("7")
    expect(cursorBeforePage("0190e073-cd60-78ce-a035-5f0000000002")).toBeNull()
  })

  it("does not hold for a page that was on its way when more was heard", () => {
    pageAskedFor(Date.now() - 1_000)
    saveCursor(userId, "8")
    expect(cursorBeforePage(userId)).toBeNull()
  })

  it("is not made younger by hearing nothing new", () => {
    vi.useFakeTimers()
    saveCursor(userId, "7")
    pageAskedFor(Date.now() + 1_000)
    vi.advanceTimersByTime(5_000)
    saveCursor(userId, "7")
    expect(cursorBeforePage(userId)).toBe("7")
  })

  it("is none where storage holds nothing of ours", () => {
    localStorage.setItem("live-cursor", "{rubbish")
    expect(cursorBeforePage(userId)).toBeNull()
  })
})
