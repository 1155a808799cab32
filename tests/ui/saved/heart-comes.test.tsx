import { fireEvent, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"

import { toProvider } from "#domain/provider/provider-rules.ts"
import { aProvider } from "#tests/support/builders.ts"
import { mount } from "#tests/support/ui/mount.tsx"

import { heartOf } from "./parts.tsx"

it("a heart comes with the first interaction", async () => {
  // In other files it may long have come.
  vi.resetModules()
  const { SaveHeart } = await import("#ui/features/providers/LaterButtons.tsx")
  const provider = toProvider(aProvider({ businessName: "Reyes Plumbing" }), null, "2026-03-02T09:30:00.000Z")
  mount(<SaveHeart provider={provider} />, { user: null })
  expect(screen.queryByRole("button")).toBeNull()
  fireEvent.pointerMove(window)
  expect(await heartOf("Reyes Plumbing")).toBeTruthy()
})
