import { act } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { aUser } from "#tests/support/builders.ts"
import { mount } from "#tests/support/ui/mount.tsx"
import { Live } from "#ui/features/live/Live.tsx"

const asked: Array<string> = []

beforeEach(async () => {
  // Loaded beforehand, so that only the time of the import matters, not the speed of the machine.
  await import("#ui/features/live/LiveUpdates.tsx")
  asked.length = 0
  vi.useFakeTimers()
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path)
    return path === "/api/events" ? new Promise(() => undefined) : Promise.resolve(new Response("[]"))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

const slowList = () => new Promise<ReadonlyArray<string>>((resolve) => setTimeout(resolve, 5_000, []))

describe("live updates", () => {
  it("begin when a signed-in person's page has been at rest for a second", async () => {
    mount(<Live />, { user: aUser() })
    await pass(900)
    expect(asked).toEqual([])
    await pass(200)
    expect(asked.toSorted()).toEqual(["/api/events", "/api/me/counts"])
  })

  it("wait for a page that is still loading", async () => {
    const { queryClient } = mount(<Live />, { user: aUser() })
    void queryClient.fetchQuery({ queryKey: ["/api/quotes"], queryFn: slowList })
    await pass(5_900)
    expect(asked).toEqual([])
    await pass(200)
    expect(asked).toContain("/api/events")
  })

  it("are nothing for visitors", async () => {
    mount(<Live />, { user: null })
    await pass(60_000)
    expect(asked).toEqual([])
  })
})
