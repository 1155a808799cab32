import { vi } from "vitest"

/** Turns to another tab, or back to this one. */
export const look = (isHere: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(!isHere)
  document.dispatchEvent(new Event("visibilitychange"))
}
