import { type QueryClient, QueryObserver } from "@tanstack/react-query"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { changeThing } from "#ui/shared/api/cached-things.ts"
import { noteEarlier } from "#ui/shared/api/earlier-answers.ts"
import { putFirst } from "#ui/shared/api/edit-cached.ts"
import { expectEvent, isOwnEvent, trackWrite, writesAnswered } from "#ui/shared/api/own-writes.ts"
import { createQueryClient } from "#ui/shared/api/query-client.ts"
import { dropWaiting } from "#ui/shared/api/waiting.ts"

let queryClient: QueryClient
beforeEach(() => {
  vi.useFakeTimers()
  queryClient = createQueryClient()
})
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

describe("the event of one's own write", () => {
  it("is known once: the next one of the thing is somebody else's", () => {
    expectEvent("quote", { id: "q1" })
    expect(isOwnEvent("quote", "q2")).toBe(false)
    expect(isOwnEvent("project", "q1")).toBe(false)
    expect(isOwnEvent("quote", "q1")).toBe(true)
    expect(isOwnEvent("quote", "q1")).toBe(false)
  })

  it("is known for five seconds", () => {
    expectEvent("quote", { id: "q1" })
    vi.advanceTimersByTime(5_001)
    expect(isOwnEvent("quote", "q1")).toBe(false)
  })

  it("is not waited for after an answer that was given before", () => {
    expectEvent("quote", noteEarlier({ id: "q1" }))
    expect(isOwnEvent("quote", "q1")).toBe(false)
  })

  it("is not waited for after an answer that took too long: other events went ahead of it", async () => {
    const give: Array<(answer: { readonly id: string }) => void> = []
    const write = trackWrite(new Promise<{ readonly id: string }>((resolve) => void give.push(resolve)))
    const waited = writesAnswered()
    await vi.advanceTimersByTimeAsync(2_001)
    await waited
    give[0]?.({ id: "q1" })
    expectEvent("quote", await write)
    expect(isOwnEvent("quote", "q1")).toBe(false)
  })
})

interface Thing {
  readonly id: string
  readonly homeownerId: string
  readonly price: number
}
const thing = (id: string, homeownerId = "olivia"): Thing => ({ id, homeownerId, price: 100 })
const pages = (...ids: ReadonlyArray<string>) => ({
  pages: ids.map((id) => ({ items: [thing(id)], hasNext: false })),
  pageParams: []
})
const dearer = (found: Thing) => ({ ...found, price: 200 })
const dataOf = (...queryKey: ReadonlyArray<string>) => queryClient.getQueryData(queryKey)
const isOutOfDate = (...queryKey: ReadonlyArray<string>) => queryClient.getQueryState(queryKey)?.isInvalidated

describe("a thing that a write has changed", () => {
  it("is changed in pages, in lists and by itself; what has nothing of it stays the same object", () => {
    queryClient.setQueryData(["/api/quotes"], pages("q1", "q2"))
    queryClient.setQueryData(["/api/quotes", "waiting"], [thing("q2")])
    queryClient.setQueryData(["/api/quotes", "q2"], thing("q2"))
    const other = queryClient.setQueryData(["/api/quotes", "q3"], thing("q3"))
    changeThing<Thing>(queryClient, "/api/quotes", "q2", dearer)
    expect(dataOf("/api/quotes")).toMatchObject({
      pages: [{ items: [{ price: 100 }] }, { items: [{ price: 200 }] }]
    })
    expect(dataOf("/api/quotes", "waiting")).toMatchObject([{ price: 200 }])
    expect(dataOf("/api/quotes", "q2")).toMatchObject({ price: 200 })
    expect(dataOf("/api/quotes", "q3")).toBe(other)
  })

  it("leaves a list out of date that was so before", async () => {
    queryClient.setQueryData(["/api/quotes"], pages("q1"))
    await queryClient.invalidateQueries({ queryKey: ["/api/quotes"] })
    changeThing<Thing>(queryClient, "/api/quotes", "q1", dearer)
    await vi.advanceTimersByTimeAsync(0)
    expect(isOutOfDate("/api/quotes")).toBe(true)
  })

  it("has an answer asked for anew that was under way: it may be older", async () => {
    const answers: Array<(things: ReadonlyArray<Thing>) => void> = []
    const queryFn = () => new Promise<ReadonlyArray<Thing>>((resolve) => void answers.push(resolve))
    const leave = new QueryObserver(queryClient, { queryKey: ["/api/quotes", "all"], queryFn }).subscribe(
      () => undefined
    )
    changeThing<Thing>(queryClient, "/api/quotes", "q1", dearer)
    answers[0]?.([thing("q1")])
    await vi.advanceTimersByTimeAsync(0)
    expect(answers).toHaveLength(2)
    leave()
  })

  it("is put first, and stands in a list once", () => {
    queryClient.setQueryData(["/api/quotes"], pages("q1", "q2"))
    putFirst(queryClient, ["/api/quotes"], thing("q2"))
    expect(dataOf("/api/quotes")).toMatchObject({
      pages: [{ items: [{ id: "q2" }, { id: "q1" }] }, { items: [] }]
    })
  })
})

describe("what waits and was answered", () => {
  const waiting = ["/api/quotes", "waiting"]

  it("leaves the list", () => {
    queryClient.setQueryData(waiting, [thing("q1"), thing("q2")])
    dropWaiting(queryClient, waiting, "q1")
    expect(queryClient.getQueryData(waiting)).toEqual([thing("q2")])
    expect(isOutOfDate(...waiting)).toBe(false)
  })

  it("has the list asked for anew where another of the same homeowner moves up", () => {
    queryClient.setQueryData(
      waiting,
      ["q1", "q2", "q3", "q4"].map((id) => thing(id))
    )
    dropWaiting(queryClient, waiting, "q1")
    expect(isOutOfDate(...waiting)).toBe(true)
  })
})
