import { configure } from "@testing-library/dom"
import { afterEach } from "vitest"

// A busy machine takes its time over an answer; a second, the default, says more of the machine than of the screen.
configure({ asyncUtilTimeout: 8_000 })

// What one test leaves is no other test's. Tests of the server have no browser.
afterEach(() => {
  if (typeof document === "undefined") return
  localStorage.clear()
  sessionStorage.clear()
})
