import { fireEvent, renderHook } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"

import { firstView, useFirstStep } from "#ui/shared/components/use-first-step.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it("a first step is told of once, also where the first view ends afterwards", () => {
  const told = vi.fn<() => void>()
  renderHook(() => useFirstStep(told, firstView))
  fireEvent.pointerMove(window)
  fireEvent.keyDown(window)
  vi.advanceTimersByTime(2 * firstView)
  expect(told).toHaveBeenCalledTimes(1)
})

it("the end of a first view is told of once, also where a step follows", () => {
  const told = vi.fn<() => void>()
  renderHook(() => useFirstStep(told, firstView))
  vi.advanceTimersByTime(firstView)
  fireEvent.pointerMove(window)
  expect(told).toHaveBeenCalledTimes(1)
})

it("of who has left, nothing is told", () => {
  const told = vi.fn<() => void>()
  const { unmount } = renderHook(() => useFirstStep(told, firstView))
  unmount()
  fireEvent.pointerMove(window)
  vi.advanceTimersByTime(2 * firstView)
  expect(told).not.toHaveBeenCalled()
})
