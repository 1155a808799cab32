import { act, fireEvent, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"

import { toProvider } from "#domain/provider/provider-rules.ts"
import { aProvider } from "#tests/support/builders.ts"
import { mount } from "#tests/support/ui/mount.tsx"

import { heartOf } from "./parts.tsx"

const provider = toProvider(aProvider({ businessName: "Reyes Plumbing" }), null, "2026-03-02T09:30:00.000Z")

const mountHeart = async () => {
  const { SaveHeart } = await import("#ui/features/providers/LaterButtons.tsx")
  mount(<SaveHeart provider={provider} />, { user: null })
}

// Other tests may have loaded the heart's code already.
beforeEach(() => void vi.resetModules())
afterEach(() => void vi.useRealTimers())

it("a heart comes with the first interaction", async () => {
  await mountHeart()
  expect(screen.queryByRole("button")).toBeNull()
  fireEvent.pointerMove(window)
  expect(await heartOf("Reyes Plumbing")).toBeTruthy()
})

it("a heart comes by itself to who only looks", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  await mountHeart()
  act(() => void vi.advanceTimersByTime(2_900))
  expect(screen.queryByRole("button")).toBeNull()
  act(() => void vi.advanceTimersByTime(200))
  vi.useRealTimers()
  expect(await heartOf("Reyes Plumbing")).toBeTruthy()
})
