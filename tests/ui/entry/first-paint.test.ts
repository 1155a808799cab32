import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { firstPaint } from "#ui/entry/start/first-paint.ts"

/** Stands for the browser's own; `tell` is what it says when something is painted. */
const observePaints = () => {
  const told: { tell?: (name: string) => void } = {}
  class Observer {
    readonly #callback: PerformanceObserverCallback
    constructor(callback: PerformanceObserverCallback) {
      this.#callback = callback
    }
    observe = (options: PerformanceObserverInit) => {
      expect(options).toEqual({ type: "paint", buffered: true })
      told.tell = (name) => {
        const named = (asked: string) => (asked === name ? [performance.mark(name)] : [])
        const list = { getEntriesByName: named, getEntriesByType: () => [], getEntries: () => [] }
        Reflect.apply(this.#callback, undefined, [list, this])
      }
    }
  }
  vi.stubGlobal("PerformanceObserver", Observer)
  return (name: string) => told.tell?.(name)
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
  it("is waited for until there is something to read", async () => {
    const paint = observePaints()
    const waiting = firstPaint()
    paint("first-paint")
    expect(await isOver(waiting)).toBe(false)
    paint("first-contentful-paint")
    expect(await isOver(waiting)).toBe(true)
  })

  it("is not waited for where nobody looks", async () => {
    observePaints()
    vi.spyOn(document, "hidden", "get").mockReturnValue(true)
    expect(await isOver(firstPaint())).toBe(true)
  })

  it("is not waited for where the browser does not tell", async () => {
    vi.stubGlobal("PerformanceObserver", undefined)
    expect(await isOver(firstPaint())).toBe(true)
  })

  it("is not waited for longer than three seconds", async () => {
    observePaints()
    const waiting = firstPaint()
    await vi.advanceTimersByTimeAsync(2_999)
    expect(await isOver(waiting)).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await isOver(waiting)).toBe(true)
  })
})
