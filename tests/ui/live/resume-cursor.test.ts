import { describe, expect, it, vi } from "vitest"

import type { makeRefresher } from "#ui/features/live/refresher.ts"
import { makeResumeCursor } from "#ui/features/live/resume-cursor.ts"
import { everything, subjectsOf } from "#ui/features/live/subjects.ts"
import { isEarlier } from "#ui/shared/api/earlier-answers.ts"
import { expectEvent, trackWrite } from "#ui/shared/api/own-writes.ts"

type Refresh = ReturnType<typeof makeRefresher>["refresh"]

const cursorAt = (since: string | null) => {
  const refresh = vi.fn<Refresh>()
  const cursor = makeResumeCursor({ refresh }, since)
  return {
    refresh,
    openAt: (id: string) => cursor.apply({ kind: "", id, data: "" }),
    /** Whether the event of this quote is taken for the tab's own. */
    hearsAsOwn: (id: string, quoteId: string, kind = "quote") => {
      cursor.apply({ kind, id, data: JSON.stringify({ id: quoteId }) })
      return refresh.mock.lastCall?.[1]?.()
    }
  }
}

describe("after a write of this tab", () => {
  it("the next event of the quote is its own, and then another person's", () => {
    const { hearsAsOwn, openAt, refresh } = cursorAt("10")
    openAt("10")
    expectEvent("quote", { id: "q1" })
    expect([hearsAsOwn("11", "q1"), hearsAsOwn("12", "q1")]).toEqual([true, false])
    expect(refresh.mock.calls.map(([subjects]) => subjects)).toEqual([subjectsOf.quote, subjectsOf.quote])
  })

  it.each([
    ["opens", (cursor: ReturnType<typeof cursorAt>) => cursor.openAt("11")],
    ["has missed events", (cursor: ReturnType<typeof cursorAt>) => void cursor.hearsAsOwn("11", "", "resync")]
  ])("nothing of the quote is its own once the stream %s, where its event was before", (_, begin) => {
    const cursor = cursorAt("10")
    expectEvent("quote", { id: "q2" })
    begin(cursor)
    expect(cursor.refresh.mock.lastCall?.[0]).toBe(everything)
    expect(cursor.hearsAsOwn("12", "q2")).toBe(false)
  })

  it("its answer is not trusted where the stream opens before the answer comes", async () => {
    const give: Array<(answer: { readonly id: string }) => void> = []
    const write = trackWrite(new Promise<{ readonly id: string }>((resolve) => void give.push(resolve)))
    cursorAt("10").openAt("11")
    give[0]?.({ id: "q3" })
    expect(isEarlier(await write)).toBe(true)
  })
})
