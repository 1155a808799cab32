import { vi } from "vitest"

/** Simulates that the person turns to another tab, or back to this one (`document.hidden`). */
export const look = (isHere: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(!isHere)
  document.dispatchEvent(new Event("visibilitychange"))
}
