import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { firstPaint } from "#ui/entry/start/first-paint.ts"

/** A fake `requestAnimationFrame`: frames are drawn when the test says so. */
const drawByHand = () => {
  const waiting: Array<FrameRequestCallback> = []
  vi.stubGlobal("requestAnimationFrame", (work: FrameRequestCallback) => waiting.push(work))
  return () => {
    for (const work of waiting.splice(0)) work(performance.now())
  }
}

const isOver = async (waiting: Promise<void>) => {
  const over = vi.fn<() => void>()
  void waiting.then(over)
  await vi.advanceTimersByTimeAsync(0)
  return over.mock.calls.length > 0
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe("the first paint", () => {
  it("is over in the frame after the first", async () => {
    const draw = drawByHand()
    const waiting = firstPaint()
    expect(await isOver(waiting)).toBe(false)
    draw()
    expect(await isOver(waiting)).toBe(false)
    draw()
    expect(await isOver(waiting)).toBe(true)
  })

  it("is not waited for where nobody looks", async () => {
    drawByHand()
    vi.spyOn(document, "hidden", "get").mockReturnValue(true)
    expect(await isOver(firstPaint())).toBe(true)
  })

  it("is not waited for longer than three seconds", async () => {
    drawByHand()
    const waiting = firstPaint()
    await vi.advanceTimersByTimeAsync(2_999)
    expect(await isOver(waiting)).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await isOver(waiting)).toBe(true)
  })
})
